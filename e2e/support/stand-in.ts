type Parameter = {key: string; value?: string; list?: {map: {value: string}[]}[]}
type Condition = {parameter: Parameter[]}

/** One event that left the page for Google Analytics. */
export type Hit = {
  name: string | undefined
  fields: Record<string, unknown>
  /** When its page was begun, in milliseconds, and how many that page had sent before. */
  sent: {page: number; before: number}
}

/** The parts of the container file that the stand-in works by. */
export type ContainerVersion = {
  tag: {
    type: string
    parameter: Parameter[]
    firingTriggerId: string[]
    consentSettings: {consentStatus: string}
  }[]
  trigger: {triggerId: string; customEventFilter: Condition[]; filter?: Condition[]}[]
}

/**
 * Stands in for gtm.js: works through the data layer as the real one does, by the tags, triggers
 * and consent settings of the container file. What it sends goes to the collector, once the Google
 * tag has started, and it sets Google Analytics' cookies. It runs in the page.
 */
export function standIn({tag, trigger}: ContainerVersion, id: string, collector: string) {
  const page = window as unknown as Record<string, unknown> & {
    dataLayer: Record<string, unknown>[]
    containerSent: number
  }
  const log: unknown[] = []
  const model: Record<string, unknown> = {}
  const consent: Record<string, string> = {}
  const initialization = "2147479573"
  let isStarted = false
  page.containerSent = 0
  page.containerLog = log
  const read = (text: string) =>
    text === "{{_event}}" ? model.event : model[text.replace(/^\{\{DLV - (.*)\}\}$/, "$1")]
  const isMet = ({parameter}: Condition) => {
    const [left, right, negate] = parameter.map(({value}) => value)
    return (read(left as string) === right) !== (negate === "true")
  }
  const fires = (ids: string[]) =>
    trigger.some(
      entry =>
        ids.includes(entry.triggerId) &&
        [...entry.customEventFilter, ...(entry.filter ?? [])].every(isMet),
    )
  const send = (parameters: Parameter[]) => {
    const find = (key: string) => parameters.find(entry => entry.key === key)
    const rows = find("eventSettingsTable")?.list ?? []
    const settings = rows.map(({map}) => [map[0]?.value, read(map[1]?.value ?? "")])
    const withItems = find("sendEcommerceData")?.value === "true" ? (model.ecommerce as object) : {}
    const fields = {...Object.fromEntries(settings), ...withItems}
    for (const name of ["_ga", `_ga_${id.slice(2)}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google Analytics does
      document.cookie = `${name}=GS1.1; Path=/; Max-Age=60`
    }
    const hit: Hit = {
      name: find("eventName")?.value,
      fields,
      sent: {page: performance.timeOrigin, before: page.containerSent},
    }
    page.containerSent += 1
    navigator.sendBeacon(collector, JSON.stringify(hit))
  }
  const handle = (entry: Record<string, unknown>) => {
    if (Object.prototype.toString.call(entry) === "[object Arguments]") {
      Object.assign(consent, entry[2])
      log.push({[String(entry[1])]: entry[2]})
      return
    }
    Object.assign(model, entry)
    if (!entry.event) return
    log.push(entry.event)
    const isGranted = consent.analytics_storage === "granted" && !page[`ga-disable-${id}`]
    for (const {type, parameter, firingTriggerId, consentSettings} of tag) {
      if (!isGranted && consentSettings.consentStatus === "NEEDED") continue
      const isStart = entry.event === "gtm.js" && firingTriggerId.includes(initialization)
      if (!isStart && !fires(firingTriggerId)) continue
      if (type === "googtag") isStarted = true
      else if (isStarted) send(parameter)
    }
  }
  const push = page.dataLayer.push
  page.dataLayer.push = (...entries) => {
    const length = push.apply(page.dataLayer, entries)
    entries.forEach(handle)
    return length
  }
  for (const entry of [...page.dataLayer]) handle(entry)
}
