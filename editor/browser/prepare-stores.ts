import type {EditorConfig} from "../settings"

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
export const prepareStores = ({backend: {name, repo}}: EditorConfig): Promise<void> =>
  new Promise(resolve => {
    const opening = indexedDB.open(`${name}:${repo}`)
    opening.onupgradeneeded = () => {
      for (const [store, options] of Object.entries(stores)) {
        const made = opening.result.createObjectStore(store, options)
        if (store === "ui-settings") made.put(told, "onboarding")
      }
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
    // If the browser stores nothing, the framework says so.
    opening.onerror = () => resolve()
  })
