import {graphql, type PageProps} from "gatsby"
import {Banner} from "../../src/components/banner/banner"
import {Button, type ButtonLook} from "../../src/components/button/button"
import {Card} from "../../src/components/card/card"
import {Collapsible} from "../../src/components/collapsible/collapsible"
import {Section} from "../../src/components/section/section"
import {Slider} from "../../src/components/slider/slider"
import {MarkedList} from "../../src/components/titled-list/titled-list"
import {ExperienceCard} from "../../src/features/catalogue/experience-card/experience-card"
import {PageLayout} from "../../src/templates/frame/page-layout"

const colors = ["main", "yellow", "blue", "red"]
const variants: ButtonLook["variant"][] = ["default", "promo", "quiet"]

/** Written out because the page, and so its query, is unknown to a production build. */
type Data = {
  allExperience: {
    nodes: (Queries.ExperienceCardFragment & {
      wide: Queries.ExperienceHeroFragment["image"]
      posterColors: Queries.ExperienceSloganFragment["posterColors"]
    })[]
  }
}

/**
 * Every presentation piece in each of its variants. It stands outside src, so that a production
 * build neither makes the page nor warns of its query.
 */
const KitchenSinkPage = ({data, location}: PageProps<Data>) => {
  const experiences = data.allExperience.nodes
  const [first, second] = experiences
  if (!first || !second) return null
  const card = {image: first.image, alt: first.imageAlt, title: first.title}
  const description = first.cardDescription
  const poster = {image: first.wide, narrowImage: first.image, alt: first.imageAlt}
  return (
    <PageLayout location={location}>
      <Banner
        variant="banner-left"
        heading="h1"
        title="banner-left"
        description={description}
        {...poster}
      />
      <Banner variant="banner-right" title="banner-right" description={description} {...poster} />
      <Banner variant="banner-title" title="banner-title, inside" description={description} />
      <Banner
        variant="banner-title"
        title="banner-title, below, with pictures"
        description={description}
        descriptionPlace="below"
        before={first.image}
        after={second.image}
        colors={first.posterColors}
      />
      <Section title="Buttons">
        {variants.map(variant => (
          <div key={variant} style={{display: "flex", flexWrap: "wrap", gap: "1rem"}}>
            {colors.map(color => (
              <Button key={color} to="/" variant={variant} color={color}>
                {`${variant} ${color}`}
              </Button>
            ))}
          </div>
        ))}
      </Section>
      <Section title="Cards" ground="mist">
        <div
          style={{
            display: "grid",
            gap: "2rem",
            gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
          }}
        >
          {(["stacked-plan", "card-our-plans", "round-img", "round-img-about"] as const).map(
            variant => (
              <Card key={variant} variant={variant} description={variant} color="yellow" {...card}>
                <Button to="/">Button</Button>
              </Card>
            ),
          )}
        </div>
      </Section>
      <Section title="Collapsibles">
        {colors.map(color => (
          <Collapsible key={color} title={`chevron, ${color}`} color={color}>
            <MarkedList items={["A line with **bold** words", "Another line"]} />
          </Collapsible>
        ))}
        <Collapsible title="menu icon" icon="menu">
          <MarkedList mark="cross" items={["A line", "Another line"]} />
        </Collapsible>
        <Collapsible title="faq" look="faq">
          <MarkedList mark="place" items={["A line", "Another line"]} />
        </Collapsible>
      </Section>
      <Section title="Slider, and one of two cards">
        <Slider label="All" color="blue">
          {experiences.map(experience => (
            <ExperienceCard key={experience.slug} experience={experience} />
          ))}
        </Slider>
        <Slider label="Two" color="red">
          {experiences.slice(0, 2).map(experience => (
            <ExperienceCard key={experience.slug} experience={experience} />
          ))}
        </Slider>
      </Section>
    </PageLayout>
  )
}

export default KitchenSinkPage

export const Head = () => (
  <>
    <title>Kitchen sink</title>
    <meta name="robots" content="noindex" />
  </>
)

export const query = graphql`
  query KitchenSinkPage($language: String!, $namespaces: [String!]!) {
    ...PageEssentials
    allExperience(limit: 8) {
      nodes {
        ...ExperienceCard
        wide: image {
          ...BannerPicture
        }
        posterColors {
          ground
          text
          accent
        }
      }
    }
  }
`
