import {escapeMarkup} from "../../gatsby/files/escape"
import {type GateSettings, settingsName} from "../../src/features/sign-in-gate/settings"

/** What a page of the editor needs beside its own files. */
export type PageOptions = {
  /** Origins that it speaks to beside its own. */
  connect?: readonly string[]
  /** Settings of the sign-in gate, where the editor stands behind it. */
  gate?: GateSettings
}

/** Name of the script that hides the page until its visitor is signed in. */
export const gateFile = "gate.js"

/**
 * Content Security Policy of the editor. Its framework writes style elements and shows pictures and
 * previews from memory (blob:); scripts come from its own folder alone.
 */
const editorPolicy = (connect: readonly string[] = []): string => {
  const sources: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...connect],
    "font-src": ["'self'"],
    "form-action": ["'none'"],
    "frame-src": ["'self'", "blob:"],
    "img-src": ["'self'", "blob:", "data:"],
    "media-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "worker-src": ["'none'"],
  }
  return Object.entries(sources)
    .map(([name, allowed]) => `${name} ${allowed.join(" ")}`)
    .join("; ")
}

const gateLines = (gate: GateSettings, folder: string) =>
  `<meta name="${settingsName}" content="${escapeMarkup(JSON.stringify(gate))}">
<script src="${folder}${gateFile}"></script>
`

/**
 * What the head of each page of the editor begins with: its policy, the gate, and that nobody lists it.
 *
 * @param folder - of the editor, from the page
 */
export const headLines = (
  {connect, gate}: PageOptions,
  folder: string,
): string => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(editorPolicy(connect))}">
${gate ? gateLines(gate, folder) : ""}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
`

/** The editor's page: what it shows comes with its script, the framework's part into a place of its own. */
export const editorPage = (options: PageOptions = {}): string => `<!doctype html>
<html lang="en">
<head>
${headLines(options, "")}<title>Editor</title>
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
</head>
<body><header id="own-bar"></header><div id="nc-root"></div></body>
</html>
`
