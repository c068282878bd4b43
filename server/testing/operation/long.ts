/**
 * True in `npm run test:long`, which runs every variant and repetition. Otherwise a test that has many runs those that
 * find most for their time.
 */
export const isLong = process.env.TEST_LONG === '1'

/** Returns the figure of the long run, or that of the usual one. */
export function inLongRun<Value>(long: Value, usual: Value): Value {
  return isLong ? long : usual
}
