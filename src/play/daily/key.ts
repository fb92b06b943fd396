/** What the match of a day is drawn by and fought with. */
import { createHmac } from 'node:crypto';

/** What nobody without the secret can say before: 32 hexadecimal digits for a purpose on a day, written YYYY-MM-DD. */
export function dailyKey(secret: string, purpose: string, date: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${date}`).digest('hex').slice(0, 32);
}
