/** A host's gate: a name chosen once and for good, a guest, an account that is in play already. */
import { describe, expect, it } from 'vitest';
import { elsewhereStage, fingerprint, gateStage, invitationStage } from './gates.ts';

describe('the first login of a key', () => {
  it('tells what this is, what the host has to say, and which key was seen', () => {
    const { text } = gateStage().stage;
    for (const told of ['An arena for many', 'Games every evening', 'no passwords', fingerprint('a')])
      expect(text).toContain(told);
  });

  it('a name that is free is taken after one more question', () => {
    const { stage, decided } = gateStage();
    expect(stage.type('Quintus').text).toContain('Quintus is free.');
    expect(stage.press('Enter').text).toContain('Quintus from now on and for good?');
    expect(decided).toEqual([]);
    expect(stage.press('Enter').text).toContain('One moment.');
    expect(decided).toEqual([{ as: 'account', name: 'Quintus' }]);
  });

  it('is decided once, whatever is pressed after', () => {
    const { stage, decided } = gateStage();
    stage.type('Quintus').press('Enter', 'Enter', 'Enter', 'Esc', 'Tab', 'y');
    expect(decided).toHaveLength(1);
  });

  it('Ctrl-C asks, and speaks of no bout', () => {
    const { text } = gateStage().stage.press('C-c');
    expect(text).toContain('No account is made: nothing is lost.');
    expect(text).not.toMatch(/bout is/u);
    expect(gateStage().stage.press('C-c', 'C-c').gone).toBe(true);
    expect(elsewhereStage().stage.press('C-c').text).toContain('Your other session goes on.');
  });

  it('the question can be answered with no, and the name changed', () => {
    const { stage, decided } = gateStage();
    stage.type('Quintus').press('Enter', 'n', 'Backspace', 'Backspace').type('a').press('Enter', 'y');
    expect(decided).toEqual([{ as: 'account', name: 'Quinta' }]);
  });

  it('every letter is checked, and what could be had instead is a key away', () => {
    const { stage, decided } = gateStage();
    expect(stage.type('Ru').text).toContain('3 to 20 letters');
    expect(stage.type('fus').text).toContain('Rufus is taken. Rufus-Ferox is free.');
    expect(stage.text).toContain('Rufus-Ferox  Tab');
    expect(stage.press('Enter').text).toContain('! Rufus is taken.');
    stage.press('Right', 'Enter', 'Enter');
    expect(decided).toEqual([{ as: 'account', name: 'Rufus-Ferox' }]);
  });

  it('what is no letter of a name is shown and told', () => {
    const { stage } = gateStage();
    expect(stage.type('José Núñez').text).toContain('Jose-Nunez is free.');
  });

  it('a name can be pasted, and what a terminal would obey is left out of it', () => {
    const { stage } = gateStage();
    stage.send({ kind: 'paste', text: '\u001b[2J\u202EQuin\u200Btus\r\n' });
    expect(stage.text).toContain('[2JQuintus');
    expect(stage.text).not.toContain('\u202E');
  });

  it('the user name of the client is proposed, and gives way to what is typed', () => {
    expect(gateStage({ suggested: 'quintus' }).stage.text).toContain('quintus is free.');
    const { stage, decided } = gateStage({ suggested: 'quintus' });
    stage.type('Varro').press('Enter', 'Enter');
    expect(decided).toEqual([{ as: 'account', name: 'Varro' }]);
  });

  it('Tab plays as a guest, where guests may', () => {
    const { stage, decided } = gateStage();
    stage.press('Tab');
    expect(decided).toEqual([{ as: 'guest' }]);
    const strict = gateStage({ guests: false });
    expect(strict.stage.text).not.toContain('guest');
    expect(strict.stage.press('Tab').text).toContain('takes no guests');
    expect(strict.decided).toEqual([]);
  });

  it('Esc leaves', () => {
    const { stage, decided } = gateStage();
    stage.type('Qu').press('Esc');
    expect(decided).toEqual([{ as: 'leave' }]);
  });

  it('opened anew it tells why the name could not be had', () => {
    expect(gateStage({ notice: 'Quintus is taken.' }).stage.text).toContain('! Quintus is taken.');
  });

  it('F1 explains it, and Esc leads back', () => {
    const { stage, decided } = gateStage();
    expect(stage.press('F1').text).toContain('This is a host');
    stage.press('Esc');
    expect(stage.top.name).toBe('gate');
    expect(decided).toEqual([]);
  });
});

describe('a key that an account asks for', () => {
  it('says who asks, and which key it is', () => {
    const { stage } = invitationStage();
    expect(stage.text).toContain('Rufus asks that this key of yours may open that account as well.');
    expect(stage.text).toContain(fingerprint('a'));
    const many = invitationStage({ asking: ['Rufus', 'Marcus'].map((name) => ({ id: name, name })) }).stage;
    expect(many.text).toContain('Rufus and Marcus ask that');
    expect(many.labels).toEqual(['Join Rufus', 'Join Marcus', 'Have my own account', 'Leave']);
  });

  it.each([
    ['Join Rufus', 'From then on you play as Rufus.', { as: 'agrees', id: 'id-rufus' }],
    ['Have my own account', 'You will not be asked this again.', { as: 'refuses' }],
  ])('%s: after one more question, and once', (label, question, answer) => {
    const { stage, answered } = invitationStage();
    expect(stage.choose(label).text).toContain(question);
    expect(answered).toEqual([]);
    expect(stage.choose(label).text).toContain('One moment.');
    stage.press('Esc', 'Enter');
    expect(answered).toEqual([answer]);
  });

  it('nothing is decided by who goes, or moves on from the question', () => {
    const { stage, answered } = invitationStage();
    stage.choose('Join Rufus').press('Down');
    expect(stage.text).toContain('What do you want to do?');
    stage.press('Esc');
    expect(answered).toEqual([{ as: 'leave' }]);
  });

  it('tells why it could not be, when it is asked anew', () => {
    expect(invitationStage({ notice: 'The disk is full.' }).stage.text).toContain('! The disk is full.');
  });
});

describe('a second login of an account', () => {
  it('tells what the first does', () => {
    const { stage } = elsewhereStage();
    expect(stage.text.replace(/\s+/g, ' ')).toContain(
      'Another session of yours has been open for 12 minutes: Rufus fights Marcus Varro in his third munus.',
    );
  });

  it.each([
    ['Go on here', 'take-over'],
    ['Watch', 'watch'],
    ['Leave', 'leave'],
  ])('%s: %s', (label, choice) => {
    const { stage, decided } = elsewhereStage();
    stage.choose(label);
    expect(stage.text).toContain('One moment.');
    stage.press('Esc', 'Enter');
    expect(decided).toEqual([choice]);
  });

  it('Esc leaves', () => {
    const { stage, decided } = elsewhereStage();
    stage.press('Esc');
    expect(decided).toEqual(['leave']);
  });

  it('cannot look on where nothing is fought', () => {
    expect(elsewhereStage({ fighting: false }).stage.labels).toEqual(['Go on here', 'Leave']);
  });
});
