/** The parts of a page that only scripts can answer, and that are not there without them. */
const filter = /<search\b[\s\S]*?<\/search>/g

/** A list of choices: its start with the first choice, which it shows, and all others. */
const list =
  /(<select\b[^>]*><option\b[^>]*>[^<]*<\/option>)((?:<option\b[^>]*>[^<]*<\/option>)+)(?=<\/select>)/g

/**
 * Puts the choices of every list of the filter, but the first, which it shows, into a template
 * inside it, as the content model of `select` allows. Chromium styles each choice and what it makes
 * of it before it paints a page: three elements each, two thirds of the catalogue's first screen.
 * They come out with the scripts that follow the first paint (src/early/fill-lists.ts), before React
 * looks at them. Lists elsewhere stay whole: they work without scripts.
 *
 * @param html - a page as React has rendered it, or one that was done
 */
export const deferOptions = (html: string): string =>
  html.replace(filter, part => part.replace(list, "$1<template>$2</template>"))
