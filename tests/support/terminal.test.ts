import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEYS, type SpawnOptions, Terminal } from '../../tools/terminal.ts';

/** Runs a few lines of JavaScript in a terminal, with `out` and `keys` at hand. */
function run(script: string, options: SpawnOptions = {}): Terminal {
  const prelude = `
    const out = (text) => process.stdout.write(text);
    const keys = (heard) => { process.stdin.setRawMode(true).on('data', (data) => heard(String(data))); };
  `;
  const terminal = Terminal.spawn(process.execPath, ['-e', prelude + script], options);
  onTestFinished(() => terminal.dispose());
  return terminal;
}

describe('the screen', () => {
  test('shows text where the program put it', async () => {
    const terminal = run(String.raw`out('one\r\n  two\x1b[5;11Hfive')`, { columns: 40, rows: 10 });
    await terminal.waitFor('five');
    expect(terminal.lines()).toEqual(['one', '  two', '', '', '          five', '', '', '', '', '']);
    expect(terminal.find('two')).toEqual({ x: 2, y: 1 });
    expect(terminal.find('three')).toBeNull();
  });

  test('tells colours and attributes of a cell', async () => {
    const terminal = run(String.raw`out('\x1b[1;4;38;2;1;2;255;48;5;200mA\x1b[0;2;3;7;31mB\x1b[0;8;9mC\x1b[0mD')`);
    await terminal.waitFor('ABCD');
    const [a, b, c, d] = [0, 1, 2, 3].map((x) => terminal.cell(x, 0));
    expect(a).toMatchObject({ text: 'A', foreground: '#0102ff', background: 200, bold: true, underline: true });
    expect(b).toMatchObject({ text: 'B', foreground: 1, dim: true, italic: true, inverse: true, bold: false });
    expect(c).toMatchObject({ hidden: true, struck: true });
    expect(d).toMatchObject({ foreground: null, background: null, hidden: false, inverse: false });
    expect(() => terminal.cell(80, 0)).toThrow('no cell (80, 0)');
  });

  test('finds columns behind wide and combining characters', async () => {
    const terminal = run(`out('漢字e\\u0301x')`);
    await terminal.waitFor('x');
    expect(terminal.find('x')).toEqual({ x: 5, y: 0 });
  });

  test('tells the alternate screen and the cursor', async () => {
    const terminal = run(String.raw`
      out('\x1b[?1049h\x1b[?25linside');
      keys(() => { out('\x1b[?1049l\x1b[?25houtside'); process.exit(); });
    `);
    await terminal.waitFor('inside');
    expect([terminal.alternate, terminal.cursorVisible]).toEqual([true, false]);
    terminal.send('q');
    await terminal.waitFor('outside');
    expect([terminal.alternate, terminal.cursorVisible]).toEqual([false, true]);
    expect(terminal.find('inside')).toBeNull();
  });

  test('answers what the program asks its terminal', async () => {
    const terminal = run(String.raw`keys((data) => out('heard ' + JSON.stringify(data))); out('\r\n\n\x1b[6n')`);
    await terminal.waitFor(String.raw`heard "\u001b[3;1R"`);
  });
});

describe('waiting', () => {
  test('looks only at whole frames', async () => {
    const terminal = run(String.raw`
      out('\x1b[?2026hhead');
      keys((data) => out('\x1b[3;1Htail\x1b[?2026l'));
    `);
    await expect.poll(() => terminal.find('head')).not.toBeNull();
    await expect(terminal.waitFor('head', 20)).rejects.toThrow('not settled');
    terminal.send('x');
    await terminal.waitFor('head');
    expect(terminal.find('tail')).toEqual({ x: 0, y: 2 });
  });

  test('takes patterns over lines and questions', async () => {
    const terminal = run(String.raw`out('one\r\ntwo'); keys(() => {})`);
    await terminal.waitFor(/one\ntwo/g);
    await terminal.waitFor(/one\ntwo/g);
    await terminal.waitFor(({ settled }) => settled);
  });

  test('fails with the screen in its message', async () => {
    const terminal = run(`out('something else'); keys(() => {})`);
    await terminal.waitFor('something');
    const wait = terminal.waitFor('the thing', 20);
    await expect(wait).rejects.toThrow(
      /20 ms at most for the thing\n.*80x24, normal screen.*running.*\nsomething else/,
    );
  });

  test('gives up at once when the program has ended', async () => {
    const terminal = run(`out('last words'); process.exitCode = 3`);
    await expect(terminal.waitFor('the thing', 3_600_000)).rejects.toThrow(/ended with {"code":3.*\nlast words/);
  });

  test('idle waits until output has ceased', async () => {
    const terminal = run(`let n = 0; setInterval(() => { if (n < 5) out('tick' + ++n + ' '); }, 10)`);
    await terminal.waitFor('tick1');
    await terminal.idle(1_000);
    expect(terminal.find('tick5')).not.toBeNull();
  });

  test('idle fails where output does not cease', async () => {
    const terminal = run(`setInterval(() => out('.'), 1)`);
    await terminal.waitFor('.');
    await expect(terminal.idle(2_000, 100)).rejects.toThrow('no 2000 ms without output');
  });
});

describe('keys', () => {
  const ECHO = `let n = 0; keys((data) => out(++n + JSON.stringify(data) + ' ')); out('ready ')`;

  test('are pressed one by one', async () => {
    const terminal = run(ECHO);
    await terminal.waitFor('ready');
    await terminal.press('wé', KEYS.up, KEYS.escape, 'd', KEYS.f2, KEYS.enter);
    await terminal.waitFor(String.raw`1"w" 2"é" 3"\u001b[A" 4"\u001b" 5"d" 6"\u001bOQ" 7"\r"`);
  });

  test('stay apart where the program is slow', async () => {
    const slow = `for (const until = Date.now() + 50; Date.now() < until; );`;
    const terminal = run(`keys((data) => { ${slow} out(JSON.stringify(data)); }); out('ready ')`);
    await terminal.waitFor('ready');
    await terminal.press('w', KEYS.escape, 'd');
    await terminal.waitFor(String.raw`"w""\u001b""d"`);
  });

  test('a burst arrives as one', async () => {
    const terminal = run(ECHO);
    await terminal.waitFor('ready');
    terminal.send('wed\u001b[A');
    await terminal.waitFor(String.raw`1"wed\u001b[A"`);
  });

  test('bytes may be no text at all', async () => {
    const terminal = run(
      `process.stdin.setRawMode(true).on('data', (data) => out(data.toString('hex'))); out('ready ')`,
    );
    await terminal.waitFor('ready');
    terminal.send(Buffer.from([0xff, 0x00, 0xfe]));
    await terminal.waitFor('ff00fe');
  });

  test('need no answer', async () => {
    const terminal = run(`let all = ''; keys((data) => { if ((all += data) === 'abc') out('all'); }); out('ready ')`);
    await terminal.waitFor('ready');
    await terminal.press('abc');
    await terminal.waitFor('all');
  });
});

describe('the program', () => {
  test('is told of a new size', async () => {
    const size = `out(process.stdout.columns + 'x' + process.stdout.rows + ' ')`;
    const terminal = run(`${size}; process.stdout.on('resize', () => ${size}); keys(() => {})`);
    await terminal.waitFor('80x24');
    terminal.resize(120, 40);
    await terminal.waitFor('120x40');
    expect(terminal.lines()).toHaveLength(40);
  });

  test('has the environment of a person at a terminal', async () => {
    const names = ['CI', 'VITEST', 'NODE_ENV', 'FORCE_COLOR', 'TERM', 'COLORTERM', 'LANG', 'MINE'];
    const script = `out(JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name] ?? '-').join()))`;
    const plain = run(script);
    const given = run(script, { env: { CI: '1', COLORTERM: undefined, FORCE_COLOR: '2', MINE: 'yes' } });
    await plain.waitFor('-,-,-,-,xterm-256color,truecolor,C.UTF-8,-');
    await given.waitFor('1,-,-,2,xterm-256color,-,C.UTF-8,yes');
  });

  test('ends with its code, and all that it wrote is there', async () => {
    const terminal = run(String.raw`for (let i = 0; i <= 5000; i++) out('line ' + i + '\r\n'); process.exitCode = 7`);
    expect(await terminal.exit).toEqual({ code: 7, signal: null });
    expect(terminal.ended).toEqual({ code: 7, signal: null });
    expect(terminal.find('line 5000')).not.toBeNull();
    terminal.send('too late');
    terminal.kill();
    terminal.resize(10, 10);
  });

  test.each(['SIGTERM', 'SIGKILL', 'SIGHUP'] as const)('can be ended by %s', async (signal) => {
    const terminal = run(String.raw`out('\x1b[?2026hhalf a frame'); keys(() => {})`);
    await expect.poll(() => terminal.find('half a frame')).not.toBeNull();
    expect(terminal.settled).toBe(false);
    terminal.kill(signal);
    expect(await terminal.exit).toEqual({ code: 0, signal });
    expect(terminal.settled).toBe(true);
  });

  test('may catch a signal', async () => {
    const terminal = run(`process.on('SIGTERM', () => { out('bye'); process.exit(4); }); keys(() => {}); out('ready')`);
    await terminal.waitFor('ready');
    terminal.kill('SIGTERM');
    expect(await terminal.exit).toEqual({ code: 4, signal: null });
    expect(terminal.find('bye')).not.toBeNull();
  });

  test('is ended by dispose, with its children', async () => {
    const child = `require('node:net').createServer().listen(0, function () { console.log(this.address().port + ';'); })`;
    const terminal = run(`
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
      process.on('SIGHUP', () => {});
      keys(() => {});
    `);
    await terminal.waitFor(/\d+;/);
    const port = Number.parseInt(terminal.screen(), 10);
    expect(await listens(port)).toBe(true);
    await terminal.dispose();
    await terminal.dispose();
    expect(terminal.ended).toEqual({ code: 0, signal: 'SIGKILL' });
    expect(await listens(port)).toBe(false);
  });
});

test('measures what comes and when', async () => {
  const terminal = run(`keys((data) => out('é' + data)); out('ready')`);
  await terminal.waitFor('ready');
  expect(terminal.bytesSince()).toBe(5);
  const mark = terminal.mark();
  const before = performance.now();
  await terminal.press('x');
  await terminal.waitFor('éx');
  expect(terminal.since(mark)).toBe('éx');
  expect(terminal.bytesSince(mark)).toBe(3);
  expect(terminal.lastByteAt).toBeGreaterThanOrEqual(before);
  expect(terminal.startedAt).toBeLessThan(before);
});

/** Whether a program listens on a port of this machine. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answer = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}
