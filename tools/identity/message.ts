import type {IncomingMessage, ServerResponse} from "node:http"

/** What a handler gives back. */
export type Answer = {status: number; headers?: Record<string, string>; body?: string}

/** A request with its body read. */
export type Message = {
  method: string
  host: string
  url: URL
  headers: IncomingMessage["headers"]
  body: string
}

/** Reads a request whole. */
export const readMessage = async (request: IncomingMessage): Promise<Message> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const host = (request.headers.host ?? "").replace(/:\d+$/, "")
  return {
    method: request.method ?? "GET",
    host,
    url: new URL(request.url ?? "/", `https://${host}`),
    headers: request.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  }
}

/** Sends an answer; the site's pages may read it from any origin. */
export const sendAnswer = (response: ServerResponse, {status, headers, body}: Answer): void => {
  response.writeHead(status, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Allow-Methods": "*",
    "Cache-Control": "no-store",
    ...headers,
  })
  response.end(body)
}

/** An answer in the form of the AWS services. */
export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: {"Content-Type": "application/x-amz-json-1.1"},
  body: JSON.stringify(value),
})

/** Passes a request on to cognito-local. */
export const passOn = async (
  origin: string,
  {method, url, headers, body}: Message,
): Promise<Answer> => {
  const passed = ["content-type", "x-amz-target"].flatMap(name => {
    const value = headers[name]
    return typeof value === "string" ? [[name, value]] : []
  })
  const answer = await fetch(`${origin}${url.pathname}${url.search}`, {
    method,
    headers: Object.fromEntries(passed),
    body: method === "GET" ? undefined : body,
    redirect: "manual",
  })
  const kept = ["content-type", "location"].flatMap(name => {
    const value = answer.headers.get(name)
    return value ? [[name, value]] : []
  })
  return {status: answer.status, headers: Object.fromEntries(kept), body: await answer.text()}
}
