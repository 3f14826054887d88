import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {textsToWrap} from "./own-element"

const faultsOf = (jsx = "", before = "") =>
  textsToWrap("a.tsx", `const A = () => { ${before}\n return ${jsx} }`)

it.each([
  ["a text that comes and goes", "<b>Filter{n > 0 && `(n)`}</b>"],
  ["one of two texts", `<p>{a && t("x:a")}{b && t("x:b")}</p>`],
  ["a text that changes", "<p>{count} trips</p>"],
  ["a word with values", `<p><i/>{t("x:count", {count})}</p>`],
  ["a text behind an element that comes and goes", `<p>{a && <i/>} {t("x:a")}</p>`],
  ["a text behind a component that may be nothing", `<p><Note/>{t("x:a")}</p>`],
  ["a text behind a list", "<p>{list.map(one => <i key={one}/>)}: all</p>"],
  ["a text in a fragment", "<>{lines[0]}</>"],
  ["a text in a fragment that comes and goes", "<p>{a ? <>{b}</> : <i/>}</p>"],
  ["a text in a named fragment", `<Fragment key="a">, <i/></Fragment>`],
  ["a text given to a component", "<Section>{title}</Section>"],
  ["a text that changes beside an icon in a button", "<Button><Icon/>{title}</Button>"],
  ["a text made elsewhere", "<p><i/>{places()}</p>", "const places = () => ' (2)'"],
])("finds %s", (...[, jsx, before]: string[]) => {
  expect(faultsOf(jsx, before)).toHaveLength(1)
})

it.each([
  ["a text that is alone", "<p>{a && title}</p>"],
  ["a text with an element of its own", "<b>Filter{n > 0 && <i>{n}</i>}</b>"],
  ["a word that stays", `<b><Icon/>{t("x:a")}</b>`],
  ["an element that comes and goes behind a text", `<b>{t("x:a")}{a ? <i/> : null}</b>`],
  ["a link's only text", "<Link to='/'>{title}</Link>"],
  ["lists and children", "<ul>{list.map(one => <li key={one}>{one}</li>)}{children}</ul>"],
  ["elements made elsewhere", "<p><i/>{mark(1)}</p>", "const mark = n => n && <b>{n}</b>"],
  ["elements kept elsewhere", "<p><i/>{kept}</p>", "const kept = useMemo(() => a ? <b/> : null)"],
])("leaves %s", (...[, jsx, before]: string[]) => {
  expect(faultsOf(jsx, before)).toEqual([])
})

const components = readdirSync("src", {recursive: true, encoding: "utf8"})
  .filter(file => file.endsWith(".tsx") && !/\.test\.|html\.tsx$/.test(file))
  .map(file => path.join("src", file))

it("finds the components", () => {
  expect(components.length).toBeGreaterThan(0)
})

it("finds no text in them that a translated page would lose", () => {
  expect(components.flatMap(file => textsToWrap(file, readFileSync(file, "utf8")))).toEqual([])
})
