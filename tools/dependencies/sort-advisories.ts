type Advisory = {title: string; url: string}

/** The part of `npm audit --json` (npm 7 and later) that is read here. */
export type AuditReport = {
  vulnerabilities?: Record<string, {severity: string; via: (string | Advisory)[]}>
}

/**
 * Parts advisories into those of packages that browsers get and those of packages that build.
 *
 * @param vulnerabilities - by package; one that is named only because it depends on another is
 *   left out
 * @param shippedNames - packages that browsers get
 * @returns a line for each: severity, package, title and address of the advisory
 */
export const sortAdvisories = (
  vulnerabilities: NonNullable<AuditReport["vulnerabilities"]>,
  shippedNames: readonly string[],
): {shipped: string[]; buildTime: string[]} => {
  const lines = Object.entries(vulnerabilities).flatMap(([name, {severity, via}]) =>
    via
      .filter(cause => typeof cause !== "string")
      .map(({title, url}) => ({name, line: `${severity}: ${name}, ${title} (${url})`})),
  )
  const isShipped = ({name}: {name: string}) => shippedNames.includes(name)
  return {
    shipped: lines.filter(isShipped).map(({line}) => line),
    buildTime: lines.filter(entry => !isShipped(entry)).map(({line}) => line),
  }
}
