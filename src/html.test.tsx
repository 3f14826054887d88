/** @jest-environment node */
import {renderToStaticMarkup} from "react-dom/server"
import Html from "./html"

it("takes out what React leaves between two pieces of a page, and nothing around it", () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{}}
      headComponents={null}
      bodyAttributes={{}}
      preBodyComponents={null}
      body={'<a aria-label="d\0ía">la p\0érdida</a>'}
      postBodyComponents={null}
    />,
  )
  expect(html).toContain('<a aria-label="día">la pérdida</a>')
})
