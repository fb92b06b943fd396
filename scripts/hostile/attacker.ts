/** One attack in a process of its own: its name, the port, the seconds and the number of its network. Its report on standard output. */
import { ATTACKS } from './attacks.ts';
import { Target } from './target.ts';

const [name = '', port = '0', seconds = '0', network = '1'] = process.argv.slice(2);
const attack = ATTACKS[name];
if (attack === undefined) throw new Error(`no attack is called ${name}`);
process.setMaxListeners(0);
// What comes back over connections that are treated so is no matter of the attacker's.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
const report = await attack(new Target(Number(port), Number(seconds), Number(network)));
process.stdout.write(`${report}\n`, () => process.exit(0));
