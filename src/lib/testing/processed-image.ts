export const imageOf = (src: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth" as const,
      width: 1,
      height: 0.75,
      images: {fallback: {src, srcSet: `${src} 800w`}},
    },
  },
})
