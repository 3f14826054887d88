import type {GatsbyNode} from "gatsby"

/** Half the code for each `?.` and `??`: no value is `document.all`, which Babel asks for otherwise. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({actions}) => {
  actions.setBabelOptions({options: {assumptions: {noDocumentAll: true}}})
}
