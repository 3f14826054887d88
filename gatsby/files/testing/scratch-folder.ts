import {mkdtemp} from "fs/promises"
import os from "os"
import path from "path"

/** A folder for a test's files. */
export const scratchFolder = () => mkdtemp(path.join(os.tmpdir(), "test-"))
