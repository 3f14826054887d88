/**
 * Gatsby's program in tasks of their own. Run at once, its modules would block a slow phone for more
 * than 50 ms. Each import here is part of the same file (`webpackMode: "eager"`).
 */
import "react-dom/client"
import {nextTask} from "../lib/next-task"

const run = async () => {
  await nextTask()
  await import(/* webpackMode: "eager" */ "../../gatsby-browser")
  await nextTask()
  await import(/* webpackMode: "eager" */ "../../.cache/production-app")
}

run()
