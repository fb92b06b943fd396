/** A crowd in a process of its own: the options as JSON in the first argument, the report as JSON on standard output. */
import { type CrowdOptions, crowd } from './crowd.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as CrowdOptions;
process.stdout.write(`${JSON.stringify(await crowd(options))}\n`, () => process.exit(0));
