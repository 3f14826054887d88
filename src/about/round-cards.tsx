import {graphql} from "gatsby"
import type {ComponentProps} from "react"
import {Card} from "../components/card/card"
import * as styles from "./round-cards.module.css"

export const fragment = graphql`
  fragment RoundCard on BannerContent {
    title(language: $language)
    description(language: $language)
    imageAlt(language: $language)
    image {
      ...RoundPicture
    }
  }
`

type RoundCard = Pick<ComponentProps<typeof Card>, "description" | "image" | "imageAlt"> & {
  title: string
}

type RoundCardsProps = {
  cards: readonly RoundCard[]
  /** Cards stand in one row with dividers, or in rows of three and two. */
  arrangement: "divided" | "rows"
}

export const RoundCards = ({cards, arrangement}: RoundCardsProps) => (
  <ul className={`${styles.cards} ${arrangement === "divided" ? styles.divided : styles.rows}`}>
    {cards.map((card, index) => (
      <li
        key={card.title}
        className={index % 2 === 0 && index === cards.length - 1 ? styles.last : undefined}
      >
        <Card variant={arrangement === "divided" ? "ring" : "round"} {...card} />
      </li>
    ))}
  </ul>
)
