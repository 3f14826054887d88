import {createHash} from "crypto"
import type {Sampling} from "./sample"

const letters = "abcdefghijklmnopqrstuvwxyz"

const address = () => "https://social.example/page"

const closures = {
  title: {en: "Closed weeks", es: "Semanas de cierre"},
  note: {en: "Some words.", es: "Algunas palabras."},
  periods: [{from: "02-01", to: "02-15"}],
}

const sight = {
  name: {en: "Season of whales", es: "Época de ballenas"},
  from: "06-15",
  to: "10-20",
}

/** What has a form of its own, by the name of its field. */
export const known: Sampling["known"] = {
  season: () => ({from: "06-15", to: "10-20"}),
  sight: () => sight,
  key: place => `key-${letters[place]}`,
  image: () => "./pictures/plain.jpg",
  productId: () => "house",
  brand: () => "Small House",
  whatsapp: () => "573000000000",
  email: () => "hola@house.example",
  creator: () => "@example",
  facebook: address,
  linkedin: address,
  instagram: address,
  url: address,
  copyrightFrom: () => 2024,
  updated: () => "2026-01-31",
  reviewed: () => "2026-02-01",
  date: () => "2026-02-01",
  priceBasis: () => "ask",
  complaints: () => "/terms/",
  euros: () => 15,
  code: place => `C${letters[place]}`.toUpperCase(),
  source: place => `source-${letters[place]}`,
  medium: () => "social",
  closures: () => closures,
  photo: () => null,
  photos: () => null,
  photoCredit: () => null,
}

/** Five letters that a slug gives and no other. */
export const codeOf = (slug: string): string =>
  [...createHash("sha256").update(slug).digest().subarray(0, 5)]
    .map(byte => letters[byte % letters.length])
    .join("")
    .toUpperCase()
