/** Stand-in for the parts of Node's `path` that resolvers use. */

const normal = (path: string): string => {
  const parts: string[] = []
  for (const part of path.split("/"))
    if (part === "..") parts.pop()
    else if (part && part !== ".") parts.push(part)
  return (path.startsWith("/") ? "/" : "") + parts.join("/")
}

const join = (...parts: string[]): string => normal(parts.filter(Boolean).join("/"))

const resolve = (...parts: string[]): string =>
  parts.reduce((at, part) => (part.startsWith("/") ? normal(part) : join(at, part)), "/")

const dirname = (path: string): string => path.replace(/\/[^/]*$/, "") || "/"

export default {sep: "/", join, resolve, dirname, posix: {join, dirname}}
