import {screens} from "../gatsby/pages/screens"

/** A page that stands for all of its kind: its name, and its path without a language. */
export type SamplePage = {name: string; route: string; isLegal: boolean}

/** Pages of screens that have one for each entry of the content, by that content. */
const samples: Record<string, Record<string, string>> = {
  experiences: {experience: "citycartagena", package: "colombiamagic"},
}

/** One page of each template that search may list, for what measures or photographs the site. */
export const samplePages: SamplePage[] = screens
  .filter(({isListed = true}) => isListed)
  .filter(({template}, index) => screens.findIndex(other => other.template === template) === index)
  .flatMap(({route, content = "", link}) => {
    const named = Object.entries(samples[content] ?? {[content]: ""})
    const isLegal = link?.place === "legal"
    return named.map(([name, slug]) => ({name, route: route.replace(":slug", slug), isLegal}))
  })
