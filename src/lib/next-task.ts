/**
 * Resolves in a new task, so that input or a frame can come between two pieces of work. Together
 * they would block a phone for more than 50 ms.
 */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
