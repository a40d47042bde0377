/** Java options for processes of two seconds, which do not profit from the optimizing compiler and the parallel collector. */
export const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
