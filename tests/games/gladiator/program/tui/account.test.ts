/** The player's own account: keys listed, added by pasting, taken away. */
import { describe, expect, it } from 'vitest';
import type { Company } from '../../../../../src/tui/company.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { accountStage, fakeAccount, fakeCompany, fingerprint } from './gates.ts';
import { Stage } from './stage.ts';

describe('an account', () => {
  it('lists its keys with fingerprint, day and comment', () => {
    const { stage } = accountStage();
    for (const told of [
      'Rufus',
      '2 keys',
      fingerprint('a'),
      fingerprint('b'),
      '2026-11-22',
      'computer 2',
      'You came in',
    ])
      expect(stage.text).toContain(told);
    expect(stage.press('Down').text).not.toContain('You came in');
  });

  it('of twenty keys shows the marked one', () => {
    const { stage } = accountStage(20);
    expect(stage.press('Up').text).toContain(fingerprint('t'));
    expect(stage.press('Down').text).toContain(fingerprint('a'));
    expect(stage.press('End').text).toContain(fingerprint('t'));
    expect(stage.press('Home').text).toContain(fingerprint('a'));
  });

  it('takes the line of a key that is pasted, line ends and all', () => {
    const { stage, account } = accountStage();
    const line = `ssh-z ${'A'.repeat(900)}\r\n me@laptop\r\n`;
    expect(stage.press('a').top.pastes).toBe(true);
    stage.send({ kind: 'paste', text: line }).press('Enter');
    expect(account.lines).toEqual([line]);
    expect(stage.text).toContain('It waits now: come in with that key, and agree at the gate.');
    expect(stage.text).toContain('2 keys, 1 more asked for');
    expect(stage.text).toContain(fingerprint('z'));
    expect(stage.text).toContain('It waits until its owner comes in with it and agrees.');
    expect(stage.top.pastes).toBe(false);
  });

  it('takes a line that comes letter by letter, broken by ends of lines', () => {
    const { stage, account } = accountStage();
    stage.press('a').type('AAAA').press('Enter');
    expect(stage.text).toContain('! The key is incomplete');
    stage.type('BBB').press('Backspace', 'Enter');
    expect(account.lines).toEqual(['AAAA', 'AAAA BB']);
  });

  it('a private key does not stay on the screen', () => {
    const { stage } = accountStage();
    stage.press('a').send({ kind: 'paste', text: '-----BEGIN OPENSSH PRIVATE KEY-----\nc2VjcmV0' });
    expect(stage.text).not.toContain('c2VjcmV0');
    expect(stage.text).toContain('! The key is incomplete');
  });

  it('what is pasted where nothing is asked for is nothing', () => {
    const { stage, account } = accountStage();
    expect(stage.top.pastes).toBe(false);
    stage.send({ kind: 'paste', text: 'ssh-z AAAA' });
    expect(account.keys()).toHaveLength(2);
  });

  it('takes the marked key away after one more question', () => {
    const { stage, account } = accountStage();
    expect(stage.press('x').text).toContain('with which you came in,');
    stage.press('Esc');
    expect(account.keys()).toHaveLength(2);
    expect(stage.press('Down', 'x').text).not.toContain('with which you came in');
    expect(stage.press('y').text).toContain('no longer opens your account');
    expect(account.keys().map((key) => key.fingerprint)).toEqual([fingerprint('a')]);
  });

  it('asks for a key no more after one more question, and keeps the last that opens it beside those that wait', () => {
    const { stage, account } = accountStage(1);
    stage.press('a').send({ kind: 'paste', text: 'ssh-z AAAA' }).press('Enter');
    expect(stage.press('Up', 'x').text).toContain('! The last key stays');
    expect(stage.press('Down', 'x').text).toContain('Stop asking for the marked key?');
    expect(stage.press('y').text).toContain('That key is no longer asked for.');
    expect(account.keys().map((key) => key.fingerprint)).toEqual([fingerprint('a')]);
  });

  it('keeps its last key', () => {
    const { stage, account } = accountStage(1);
    expect(stage.press('x').text).toContain('! The last key stays');
    stage.press('Enter');
    expect(account.keys()).toHaveLength(1);
  });

  it('Esc leads from the line to the keys and from there back', () => {
    const { stage } = accountStage();
    stage.press('a').type('ssh').press('Esc');
    expect(stage.top.name).toBe('account');
    expect(stage.press('Esc').screens).toHaveLength(1);
  });

  it('is reached from the title of those who have one', () => {
    const titleOf = (company: Company | null): Stage =>
      new Stage((env) => titleScreen(env, null), fakeServices(company === null ? {} : { company }));
    const account = fakeAccount();
    const title = titleOf(fakeCompany(account));
    expect(title.labels).toContain('Your account');
    expect(title.press('a').text).toContain(fingerprint('b'));
    expect(title.press('Esc').top.name).toBe('title');
    for (const without of [titleOf(fakeCompany(null)), titleOf(null)]) {
      expect(without.labels).not.toContain('Your account');
      expect(without.press('a').top.name).toBe('title');
    }
  });
});
