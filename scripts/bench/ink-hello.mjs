// The smallest program Ink can draw, for comparison.
import { render, Text } from 'ink';
import { createElement } from 'react';

render(createElement(Text, null, 'hello'), { alternateScreen: true });
process.stdin.once('data', () => process.exit());
