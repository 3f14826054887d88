import type {Code} from "../fault"

/**
 * Lets a rule of a schema name its fault: the message of zod's issue is the code, its limits are the
 * values (`check-schema.ts`).
 */
export const expects = (code: Code) => ({error: code})
