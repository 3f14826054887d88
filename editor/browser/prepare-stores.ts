import type {CmsConfig} from "@sveltia/cms"

/** The framework's IndexedDB stores and their keys. */
const stores: Record<string, IDBObjectStoreParameters> = {
  meta: {},
  "file-cache": {},
  "ui-settings": {},
  "asset-thumbnails": {},
  "draft-backups": {keyPath: ["collectionName", "slug"]},
}

/** Marks the framework's invitation to its phone app as seen. */
const told = {mobileCta: true}

/**
 * Creates the framework's stores before it starts. It creates each on first use, with a new
 * database version; on a first visit several at a time, of which some fail, and drafts are then
 * lost.
 */
export const prepareStores = ({backend}: CmsConfig): Promise<void> =>
  new Promise(resolve => {
    const repo = "repo" in backend ? backend.repo : ""
    const opening = indexedDB.open(`${backend.name}:${repo}`)
    opening.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(name, options)
        if (name === "ui-settings") store.put(told, "onboarding")
      }
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
    // If the browser stores nothing, the framework says so.
    opening.onerror = () => resolve()
  })
