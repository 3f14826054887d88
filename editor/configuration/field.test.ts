import {z} from "zod"
import {graphql, schemaReference} from "../../gatsby/content/schema/graphql"
import {picture} from "../../gatsby/content/schema/pieces"
import {bilingual, bilingualList, expects, line, link, slug} from "../../gatsby/content/schema/text"
import {type Choices, type Form, fieldOf, fieldsOfFile} from "./field"

const choices: Choices = {
  Experience: [],
  Region: [{value: "coast", label: "The coast"}],
  Activity: [],
  PackingItem: [],
  Photo: [],
}

const form: Form = {choices, language: "en"}
const field = (schema: z.ZodType, name = "place", language: Form["language"] = "en") =>
  fieldOf(name, schema, {choices, language})

describe("fieldOf", () => {
  it("labels a field by its name and tells what its description and the contract say", () => {
    expect(field(slug.describe("Name of its folder."), "formerSlug")).toMatchObject({
      label: "Former slug",
      required: true,
      hint: "Name of its folder. Lower-case letters, digits and single hyphens.",
      widget: "string",
      pattern: [expect.any(String), "Lower-case letters, digits and single hyphens."],
    })
  })

  it("gives a pattern that holds what the contract holds", () => {
    const {pattern} = field(slug) as {pattern: [string, string]}
    expect(
      ["night-owls", "Night owls", "a--b"].map(text => new RegExp(pattern[0]).test(text)),
    ).toEqual([true, false, false])
  })

  it("counts characters, and gives a long text a large box", () => {
    expect(field(line({min: 20, max: 60}))).toMatchObject({
      widget: "string",
      minlength: 20,
      maxlength: 60,
    })
    expect(field(line({max: 400}))).toMatchObject({widget: "text", maxlength: 400})
  })

  it("has numbers typed as texts, and says how", () => {
    expect(field(z.int(expects("metres")).min(0))).toMatchObject({
      widget: "string",
      pattern: [expect.any(String), expect.stringContaining("whole number in digits")],
      hint: "A whole number of metres.",
    })
    const taken = (of: z.ZodType, ...texts: string[]) => {
      const {pattern} = field(of) as unknown as {pattern: [string]}
      return texts.filter(text => new RegExp(pattern[0]).test(text))
    }
    expect(taken(z.int(), "1450", "1.450", "12,5", "none")).toEqual(["1450", "1.450"])
    expect(taken(z.number(), "4,71", "-74.2", "4°")).toEqual(["4,71", "-74.2"])
  })

  it("asks for no more than the contract does", () => {
    expect(field(z.boolean().optional().describe("Open?"))).toMatchObject({
      widget: "boolean",
      required: false,
      hint: "Open?",
    })
  })

  it("offers the choices of the contract, and the names that there are", () => {
    expect(field(z.enum(["dry", "wet"]))).toMatchObject({
      widget: "select",
      options: [
        {value: "dry", label: "dry"},
        {value: "wet", label: "wet"},
      ],
    })
    expect(field(z.array(link("Region")).min(1))).toMatchObject({
      widget: "list",
      min: 1,
      field: {widget: "select", options: choices.Region},
    })
  })

  it("lets a name be written where there is none to choose, and offers none twice", () => {
    expect(field(link("Activity"))).toMatchObject({widget: "string"})
    const twice = {...choices, Region: [...choices.Region, ...choices.Region]}
    expect(fieldOf("place", link("Region"), {...form, choices: twice})).toMatchObject({
      options: choices.Region,
    })
  })

  it("has a text in every language, each under the language's own name; those of a list are lines", () => {
    expect(field(bilingual(line({max: 40})))).toMatchObject({
      widget: "object",
      fields: [
        {name: "en", label: "English", maxlength: 40},
        {name: "es", label: "Español", maxlength: 40},
      ],
    })
    const lines = {widget: "list", label_singular: "Line", field: {widget: "text", label: "Line"}}
    expect(field(bilingualList(line()))).toMatchObject({
      fields: [
        {label: "English", ...lines},
        {label: "Español", ...lines},
      ],
    })
  })

  it("calls one entry of a list by one", () => {
    const list = (name: string) => field(z.array(link("Region")), name)
    expect(list("regions")).toMatchObject({label_singular: "Region", field: {label: "Region"}})
    expect(list("activities")).toMatchObject({label: "Activities", label_singular: "Activity"})
    expect(list("packing")).toMatchObject({label_singular: "Packing"})
  })

  it("shows the stars of a hint, which the form would take for Markdown", () => {
    expect(field(line().describe("May hold **bold** parts."))).toMatchObject({
      hint: "May hold \\*\\*bold\\*\\* parts.",
    })
  })

  it("speaks the language of whoever fills it in", () => {
    const price = z.int(expects("euros")).describe("Starting price, in whole euros.")
    expect(field(price, "price", "es")).toMatchObject({
      name: "price",
      label: "Precio",
      hint: "Precio “desde”, en euros enteros. Un número entero de euros.",
    })
    expect(field(slug, "slug", "es")).toMatchObject({
      pattern: [expect.any(String), "Minúsculas, dígitos y guiones, sin dos guiones seguidos."],
    })
    expect(field(z.enum(["dry"]), "kind", "es")).toMatchObject({
      options: [{value: "dry", label: "seco"}],
    })
    expect(field(z.array(link("Region")), "regions", "es")).toMatchObject({
      label: "Regiones",
      label_singular: "Región",
    })
    const entry = z.strictObject({name: bilingual(line())})
    expect(field(z.array(entry), "items", "es")).toMatchObject({summary: "{{fields.name.es}}"})
  })

  it("folds the entries of a list to their words", () => {
    const entry = z.strictObject({key: line(), name: bilingual(line())})
    expect(field(z.array(entry).length(3))).toMatchObject({
      widget: "list",
      min: 3,
      max: 3,
      collapsed: true,
      summary: "{{fields.name.en}}",
      fields: [{name: "key"}, {name: "name"}],
    })
  })

  it("takes pictures from the folder of the file", () => {
    expect(field(picture.image)).toMatchObject({
      widget: "image",
      choose_url: false,
      accept: ".jpg,.jpeg,.png,.webp",
    })
  })

  it("refuses what it has no field for", () => {
    expect(() => field(z.bigint(), "large")).toThrow(
      'large: the form has no field for a schema of the kind "bigint"',
    )
  })
})

describe("fieldsOfFile", () => {
  it("shows a field that is added to a shape, in its place, and hides what is for programs", () => {
    const shape = {$schema: schemaReference, title: line(), price: z.int()}
    const before = fieldsOfFile(z.strictObject(shape), form, "trip.schema.json")
    const {price, ...rest} = shape
    const after = fieldsOfFile(
      z
        .strictObject({...rest, pets: z.boolean().describe("Whether dogs may come."), price})
        .refine(() => true)
        .register(graphql, {type: "Trip"}),
      form,
      "trip.schema.json",
    )
    expect(before.map(({name}) => name)).toEqual(["checks", "$schema", "title", "price"])
    expect(after.map(({name}) => name)).toEqual(["checks", "$schema", "title", "pets", "price"])
    expect(after[1]).toEqual({name: "$schema", widget: "hidden", default: "trip.schema.json"})
    expect(after[3]).toMatchObject({label: "Pets", hint: "Whether dogs may come."})
  })
})
