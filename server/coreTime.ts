/** In whole cores, not on the wall: a machine that is busy with something else gives a thread less. */
const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** How much of a core this thread has had, in milliseconds. */
export const threadMs = (): number => inMs(process.threadCpuUsage());

/**
 * How much all other threads of this process have had: those that think, the database, what the engine
 * compiles and clears away beside them. A thread that never comes back cannot say how much of it was its own.
 */
export const othersMs = (): number => inMs(process.cpuUsage()) - threadMs();
