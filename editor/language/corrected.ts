/**
 * Sentences of the framework that promise what no static site keeps: nothing changes right away, a build comes
 * first. In English by the sentence, in Spanish by its key.
 */
export const corrected = {
  en: {
    "Are you sure you want to publish this entry? Your changes will take effect right away.":
      "Publish this entry? The site is built again first: the change is public in about ten minutes.",
    "Are you sure you want to delete this entry? It will be removed right away.":
      "Delete this entry? The site is built again first: it is gone in about ten minutes.",
    "Entry published.": "Entry accepted. It is public in about ten minutes.",
  },
  es: {
    "workflow.confirm_publishing_entry":
      "¿Publicar esta entrada? Primero se construye de nuevo el sitio: el cambio será público en unos diez minutos.",
    "workflow.confirm_completing_deletion":
      "¿Eliminar esta entrada? Primero se construye de nuevo el sitio: desaparece en unos diez minutos.",
    "workflow.entry_published": "Entrada aceptada. Será pública en unos diez minutos.",
  },
} satisfies Record<string, Record<string, string>>
