import ts from "typescript"

/** What stands among the children of an element; "changing" is what comes and goes, or becomes another. */
type Kind = "element" | "changing element" | "text" | "changing text" | "nothing"

/** Components that are one element, always, and put their children beside nothing or care for a text. */
const alone = new Set(["Button", "ExternalLink", "Heading", "LanguageLink", "Link"])
/** Those, and others that are always there. */
const lasting = new Set([...alone, "Icon", "Picture"])

const isHost = (tag: string) => /^[a-z]/.test(tag)

const tagOf = (node: ts.Node) => {
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText()
  return ts.isJsxElement(node) ? node.openingElement.tagName.getText() : "Fragment"
}

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxSelfClosingElement(node) || (ts.isJsxElement(node) && tagOf(node) !== "Fragment")

const isFragment = (node: ts.Node): node is ts.JsxFragment | ts.JsxElement =>
  ts.isJsxFragment(node) || (ts.isJsxElement(node) && tagOf(node) === "Fragment")

/** A word that is the same for as long as its page is shown: `t("namespace:key")`. */
const isFixedWord = (node: ts.Expression) =>
  ts.isCallExpression(node) &&
  node.expression.getText() === "t" &&
  node.arguments.length === 1 &&
  ts.isStringLiteralLike(node.arguments[0] as ts.Node)

/** What a function or a block returns. */
const returned = (body: ts.Node): ts.Expression[] => {
  if (ts.isExpression(body) && !ts.isFunctionLike(body)) return [body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** The first declaration of a name in a file, with its value. */
const declared = (source: ts.SourceFile, name: string): ts.Expression | undefined => {
  let found: ts.Expression | undefined
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= node.initializer
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Everything that an expression may give; undefined if that cannot be told. */
const branches = (node: ts.Expression): readonly ts.Expression[] | undefined => {
  if (ts.isParenthesizedExpression(node)) return [node.expression]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isBinaryExpression(node)) return [node.right]
  if (ts.isIdentifier(node)) {
    const value = declared(node.getSourceFile(), node.text)
    return value && [value]
  }
  if (!ts.isCallExpression(node)) return undefined
  const [first] = node.arguments
  if (first && ts.isArrowFunction(first)) return returned(first.body)
  const made = declared(node.getSourceFile(), node.expression.getText())
  return made && ts.isArrowFunction(made) ? returned(made.body) : undefined
}

/** How far a name is followed: one may lead back to itself. */
const deepest = 6

const kindOf = (node: ts.JsxChild | ts.Expression, depth = 0): Kind => {
  if (ts.isArrowFunction(node)) return "element"
  // Any other component may come and go.
  if (isElement(node))
    return isHost(tagOf(node)) || lasting.has(tagOf(node)) ? "element" : "changing element"
  // Children of one's own are checked where they are given.
  if (isFragment(node) || /^(props\.)?(children|element|rest|head)$/.test(node.getText()))
    return "element"
  if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces ? "nothing" : "text"
  if (ts.isJsxExpression(node)) return node.expression ? kindOf(node.expression, depth) : "nothing"
  if (/^(null|undefined|false)$/.test(node.getText())) return "nothing"
  if (ts.isStringLiteralLike(node as ts.Expression) || isFixedWord(node as ts.Expression))
    return "text"
  const kinds =
    depth < deepest && branches(node as ts.Expression)?.map(branch => kindOf(branch, depth + 1))
  return !kinds || kinds.some(kind => kind.endsWith("text")) ? "changing text" : "changing element"
}

/** Whether the children of an element have a text that a translating browser would make React lose. */
const faultIn = (node: ts.JsxElement | ts.JsxFragment): ts.Node | undefined => {
  const children = node.children
    .map(child => ({child, kind: kindOf(child)}))
    .filter(({kind}) => kind !== "nothing")
  const isText = ({kind}: {kind: Kind}) => kind.endsWith("text")
  const tag = tagOf(node)
  if (!isHost(tag) && !alone.has(tag)) return children.find(isText)?.child
  if (children.length < 2) return undefined
  const firstChange = children.findIndex(({kind}) => kind.startsWith("changing"))
  const isFault = ({kind}: {kind: Kind}, place: number) =>
    kind === "changing text" || (kind === "text" && firstChange >= 0 && firstChange < place)
  return children.find(isFault)?.child
}

/**
 * Finds texts that want an element of their own.
 *
 * Browsers translate a page by putting each of its texts into new elements. React then holds texts that
 * are no longer where it put them: it cannot remove one, nor put an element before one, and takes the
 * whole page away; and what it writes into one is not seen. It gets along only with a text that is all
 * that its element holds. So a text that comes and goes, or changes, has an element of its own, one that
 * stays has nothing before it that comes and goes, and neither a fragment nor a component that puts its
 * children beside others is given a text.
 *
 * @param file - name of a file of TSX, as faults tell it
 * @returns file, line and text of each
 * @see https://github.com/facebook/react/issues/11538
 */
export const textsToWrap = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const fault = ts.isJsxElement(node) || ts.isJsxFragment(node) ? faultIn(node) : undefined
    if (fault) {
      const {line} = source.getLineAndCharacterOfPosition(fault.getStart())
      found.push(`${file}:${line + 1}: ${fault.getText().replace(/\s+/g, " ")}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
