/** What Java is told where it works for two seconds: its better compiler and its collector of many threads only cost such a process. */
export const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
