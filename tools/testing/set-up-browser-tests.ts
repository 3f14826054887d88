import type * as matchers from "@testing-library/jest-dom/matchers"

/** What tests may say of elements; Testing Library would take longer to load than most tests. */
const names: readonly (keyof typeof matchers)[] = [
  "toBeDisabled",
  "toBeEmptyDOMElement",
  "toBeEnabled",
  "toBeInTheDocument",
  "toBeVisible",
  "toHaveAttribute",
  "toHaveFocus",
  "toHaveTextContent",
  "toHaveValue",
]

type Matcher = (this: jest.MatcherContext, ...values: unknown[]) => jest.CustomMatcherResult

expect.extend(
  Object.fromEntries(
    names.map(name => {
      const matcher: Matcher = function (...values) {
        return jest.requireActual("@testing-library/jest-dom/matchers")[name].apply(this, values)
      }
      return [name, matcher]
    }),
  ),
)

jest.mock("@testing-library/react", () => {
  const library = jest.requireActual("@testing-library/react")
  // A busy machine is no fault; shorter than a test may take (jest.config.cjs).
  library.configure({asyncUtilTimeout: 60_000})
  return library
})
