/** Breaks text into lines of at most `width` characters, at spaces, each after `indent`. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === indent ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > width && line !== indent) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return line === indent ? lines : [...lines, line];
}
