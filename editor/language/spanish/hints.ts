/** What stands below a field. */
export const hints = {
  "20 to 45 words: one place, one act.": "De 20 a 45 palabras: un lugar, una acción.",
  "60 to 120 words; may hold **bold** parts.":
    "De 60 a 120 palabras; puede tener partes en **negrita**.",
  "A bullet list after the paragraphs.": "Una lista con viñetas después de los párrafos.",
  "A hook for styles of the banners.":
    "Palabra con la que los estilos del sitio reconocen el banner.",
  "A line below it: what its text for those who cannot see it does not say.":
    "Una línea debajo: lo que no dice la descripción para quien no puede verla.",
  "Its licence: the address of its text, or its name. Either this or the source.":
    "Su licencia: la dirección de su texto, o su nombre. Esta o la fuente.",
  "Number of a day of the trip.": "Número de un día del viaje.",
  "Number of a stop of the trip.": "Número de una parada del viaje.",
  "Photograph of a trip that is shown in its place: trip/file.":
    "Fotografía de un viaje que se muestra en su lugar: viaje/archivo.",
  "Photograph of a trip that shows the day: trip/file.":
    "Fotografía de un viaje que ilustra el día: viaje/archivo.",
  "Photograph of a trip that stands for the region: trip/file.":
    "Fotografía de un viaje que representa a la región: viaje/archivo.",
  "Up to twelve photographs, in their order.": "Hasta doce fotografías, en su orden.",
  "Where it comes from: an address, or words such as “taken by our guide”.":
    "De dónde viene: una dirección, o palabras como “tomada por nuestra guía”.",
  "Whether people are in it, and have agreed. Parents agree for children.":
    "Si aparecen personas y si aceptaron. Por los niños aceptan sus padres.",
  "Who took it; unset for who took all of the trip’s.":
    "Quién la tomó; vacío si es quien tomó todas las del viaje.",
  "Who took the photographs that name nobody of their own, and by what right.":
    "Quién tomó las fotografías que no nombran a nadie, y con qué derecho se muestran.",
  "Who took the photographs.": "Quién tomó las fotografías.",
  "A picture of its own, beside this file.": "Una imagen propia, junto a este archivo.",
  "A picture of this person, who has agreed to it being shown.":
    "Una foto de esta persona, que aceptó que se publique.",
  "About how much, in whole euros, where known.":
    "Cuánto es, más o menos, en euros enteros, si se sabe.",
  "Account named in sharing tags.": "Cuenta que se menciona cuando alguien comparte una página.",
  "Addresses of an earlier site.": "Direcciones de un sitio anterior.",
  "Cash, cards and cash machines.": "Efectivo, tarjetas y cajeros.",
  "Consumer authority that every footer links to.":
    "Autoridad de consumo que se enlaza al pie de cada página.",
  "Day by day, of a trip of three days or more.": "Día por día, en un viaje de tres días o más.",
  "Day of the last change of the text, as YYYY-MM-DD.":
    "Día del último cambio del texto, en formato AAAA-MM-DD.",
  "Day on which a lawyer confirmed the legal texts, as YYYY-MM-DD.":
    "Día en que un abogado confirmó los textos legales, en formato AAAA-MM-DD.",
  "Day on which it was last checked, as YYYY-MM-DD.":
    "Día en que se comprobó por última vez, en formato AAAA-MM-DD.",
  "Degrees east, WGS 84 (negative in Colombia).": "Grados este, WGS 84 (negativos en Colombia).",
  "Degrees north, WGS 84.": "Grados norte, WGS 84.",
  "Digits only, country code first.": "Solo dígitos, con el código del país primero.",
  "example: how the days can go; confirmed: how they are sold.":
    "ejemplo: así pueden ir los días; confirmado: así se venden.",
  "File of the text, such as data/pages/about.json.":
    "Archivo del texto, por ejemplo data/pages/about.json.",
  "First day, as MM-DD.": "Primer día, en formato MM-DD.",
  "First year of the copyright line.":
    "Primer año de la línea “© … Todos los derechos reservados”.",
  "Flights within Colombia.": "Vuelos dentro de Colombia.",
  "Further paragraphs, on the booking page alone.":
    "Otros párrafos, solo en la página de reservas.",
  "Heading over the three lengths of stay.": "Título que va encima de las tres duraciones.",
  "How soon an answer usually comes.": "Cuánto suele tardar una respuesta.",
  "In the order in which pages show them.": "En el orden en que las páginas los muestran.",
  "In the order of the filter.": "En el orden del filtro.",
  "Its address on the page.": "Su dirección en la página.",
  "January to December, each dry, mixed or wet, as it usually is.":
    "De enero a diciembre: seco, variable o lluvioso, como suele ser.",
  "Languages that the guides speak, as ISO 639-1 codes: en, es.":
    "Idiomas que hablan los guías, con códigos ISO 639-1: en, es.",
  "Last day, as MM-DD.": "Último día, en formato MM-DD.",
  "Last part of the page's address, and the name of its folder.":
    "Última parte de la dirección de la página y nombre de su carpeta.",
  "Length-of-stay group: 9-days, 3-days or 1-day.":
    "Grupo según la duración: 9 días o más, 3 días o más, o 1 día.",
  "May hold **bold** parts.": "Puede tener partes en **negrita**.",
  "Medical assistance during the trip.": "Asistencia médica durante el viaje.",
  "Metres above the sea, from the lowest to the highest place visited.":
    "Metros sobre el nivel del mar, del lugar más bajo al más alto que se visita.",
  "NIT, with its check digit.": "NIT, con su dígito de verificación.",
  "Number in the national tourism register (RNT).":
    "Número del Registro Nacional de Turismo (RNT).",
  "Number of the day, or of the first of several.": "Número del día, o del primero de varios.",
  "Number of the last of several days.": "Número del último de varios días.",
  "One image and one reason to go; on the card and on the poster.":
    "Una imagen y una razón para ir; en la tarjeta y en el afiche.",
  "Address of a page of this site, which begins with its language.":
    "Página de este sitio con su idioma, por ejemplo /es/about-us/.",
  "Part of the year in which it is offered or best, where there is one; it may run over New Year.":
    "Época del año en que se ofrece o es mejor, si la hay; puede pasar de un año al siguiente.",
  "Parts of the country visited, in the order of the trip.":
    "Partes del país que se visitan, en el orden del viaje.",
  "Path of the text without its language, such as cards[1].title.":
    "Ruta del texto sin el idioma, por ejemplo cards[1].title.",
  "Path on the earlier site, as a browser shows or copies it.":
    "Ruta en el sitio anterior, como la muestra o la copia un navegador.",
  "Places in the order of the trip.": "Lugares en el orden del viaje.",
  "Places visited, of a multi-destination package.":
    "Lugares que se visitan, en un paquete de varios destinos.",
  "Rides between airport, lodging and sights.":
    "Trayectos entre el aeropuerto, el alojamiento y los lugares que se visitan.",
  "Sentence against the sexual exploitation of children, in every footer.":
    "Frase contra la explotación sexual de la niñez, al pie de cada página.",
  "Short name in the reference that ends a booking text: CANO.":
    "Nombre corto en la referencia con que termina el texto de reserva: CANO.",
  "Short names of the campaigns that chats may come from; other links have none.":
    "Nombres cortos de las campañas de las que puede venir un chat; otros enlaces no tienen.",
  "Short texts side by side, such as hydration and difficulty.":
    "Textos cortos lado a lado, como hidratación y dificultad.",
  "Signal colour of the group: yellow, blue or red.":
    "Color distintivo del grupo: amarillo, azul o rojo.",
  "Slugs that it was published under before; their addresses lead to today's.":
    "Slugs con los que se publicó antes; sus direcciones llevan a la de hoy.",
  "Starting price, in whole euros.": "Precio “desde”, en euros enteros.",
  "Statements on nature or sustainability, each with its proof.":
    "Afirmaciones sobre la naturaleza o la sostenibilidad, cada una con su prueba.",
  "Telephone and internet.": "Teléfono e internet.",
  "Text of the card's main button.": "Texto del botón principal de la tarjeta.",
  "The experience whose poster stands for the group on the home page.":
    "La experiencia cuyo afiche representa al grupo en la página de inicio.",
  "The poster, or one of the trip’s photographs, which have a credit.":
    "El afiche, o una de las fotografías del viaje, que tienen crédito.",
  "The spot of the picture that crops keep; unset for the middle.":
    "El punto de la imagen que los recortes conservan; vacío para el centro.",
  "The three lengths of stay, longest first.": "Las tres duraciones, la más larga primero.",
  "Up to three trips that show what there is, on cards with their prices.":
    "Hasta tres viajes que muestran lo que hay, en tarjetas con su precio.",
  "The title as the prefilled booking text says it.":
    "El título como lo dice el texto de reserva ya escrito.",
  "The vaccine: required, recommended or no.": "La vacuna: “obligatoria”, “recomendada” o “no”.",
  "Things to bring; a trip of several days brings those of its regions, too.":
    "Cosas para llevar; un viaje de varios días suma las de sus regiones.",
  "Things to bring.": "Cosas para llevar.",
  "Tickets of parks and sights of the trip.":
    "Entradas a los parques y lugares que el viaje visita.",
  "Title of the page, at most 60 characters, without the brand.":
    "Título de la página, de 60 caracteres como máximo, sin la marca.",
  "Trip whose picture shows the day; unset for none.":
    "Viaje cuya imagen ilustra el día; vacío si no lleva imagen.",
  "Trip whose picture stands for the region while it has none of its own.":
    "Viaje cuya imagen representa a la región mientras no tenga una propia.",
  "True until a lawyer has confirmed the text: its page says so.":
    "Activado hasta que un abogado confirme el texto: su página lo dice.",
  "Two or three sentences, the answer first.": "Dos o tres frases; la respuesta, primero.",
  "Unset where the offer names days only.": "Vacío si la oferta solo habla de días.",
  "Usual high of a day, in °C.": "Máxima habitual del día, en °C.",
  "Usual low of a night, in °C.": "Mínima habitual de la noche, en °C.",
  "The town where trips arrive and leave, if it is not called as the region is.":
    "El pueblo o la ciudad adonde llegan y de donde salen los viajes, si no se llama como la región.",
  "Usual night and day, in °C.": "Lo habitual de noche y de día, en °C.",
  "utm_medium; unset for every link of the source that no other entry names.":
    "utm_medium; vacío si vale para todos los enlaces de la fuente que no estén en otro canal.",
  "utm_source of the campaign’s links.": "utm_source de los enlaces de la campaña.",
  "Weeks of the year in which it is closed.": "Semanas del año en que está cerrado.",
  "What closes, why, and who decides.": "Qué cierra, por qué y quién lo decide.",
  "What holds here and hardly anywhere else.": "Lo que rige aquí y casi en ningún otro lugar.",
  "What is done, so that the words are true.": "Qué se hace para que las palabras sean verdad.",
  "What is paid there, beside a trip's price.": "Lo que se paga allá, aparte del precio del viaje.",
  "What it is true of: all trips, one lodge, an office.":
    "De qué es verdad: todos los viajes, un alojamiento, una oficina.",
  "What the page offers, 120 to 155 characters.":
    "Lo que ofrece la página, de 120 a 155 caracteres.",
  "What the picture shows, for someone who cannot see it.":
    "Lo que muestra la imagen, para quien no puede verla.",
  "What the place is, in 60 to 100 words.": "Qué es el lugar, en 60 a 100 palabras.",
  "What the prefilled booking text calls the offer: tour or experience.":
    "Cómo llama a la oferta el texto de reserva ya escrito: tour o experiencia.",
  "What the price covers, row by row.": "Qué cubre el precio, fila por fila.",
  "What the price includes.": "Lo que incluye el precio.",
  "What the reference says: IG.": "Lo que dice la referencia: IG.",
  "What the trip is about, the main thing first.": "De qué trata el viaje; lo principal, primero.",
  "What this person does, in a few words.": "Qué hace esta persona, en pocas palabras.",
  "What to ask a travel clinic about: malaria, altitude.":
    "Sobre qué consultar en un centro de medicina del viajero: malaria, altura.",
  "What the questions from here on are about, as a heading above them.":
    "De qué tratan las preguntas desde aquí, como título encima de ellas.",
  "When somebody answers: days and clock times, as Colombia has them.":
    "Cuándo responde alguien: días y horas, en hora de Colombia.",
  "Where it can be checked; or that there is none yet.":
    "Dónde se puede comprobar; o que todavía no hay prueba.",
  "Where the site says how to complain, such as /terms/#complaints.":
    "Dónde dice el sitio cómo presentar una queja, por ejemplo /terms/#complaints.",
  "Whether a trip's page asks and answers it too.":
    "Si también aparece, con su respuesta, en la página de cada viaje.",
  "True if a trip's price may cover it, so that visitors are told to ask.":
    "Marcado si el precio de un viaje puede cubrirlo: se le dice al visitante que pregunte.",
  "Who collects it, and where.": "Quién lo cobra y dónde.",
  "Who runs the trips and answers, as About us shows them.":
    "Quiénes hacen los viajes y responden, como aparecen en “Nosotros”.",
  "Whom a starting price is for: person, group, or ask while nobody says so.":
    "Si el precio “desde” es por persona o por grupo; “por confirmar” mientras no se sepa.",
  "Words that travellers search by and that its other texts do not say.":
    "Palabras con que los viajeros buscan y que los demás textos no dicen.",
  "Words that travellers search by and that mean any trip.":
    "Palabras con que los viajeros buscan y que valen para cualquier viaje.",
}
