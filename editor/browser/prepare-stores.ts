import type {CmsConfig} from "@sveltia/cms"

/** What the editor's framework keeps in this browser, and by what it finds an entry there. */
const stores: Record<string, IDBObjectStoreParameters> = {
  meta: {},
  "file-cache": {},
  "ui-settings": {},
  "asset-thumbnails": {},
  "draft-backups": {keyPath: ["collectionName", "slug"]},
}

/** What the framework takes for told already: staff are not invited to its app for telephones. */
const told = {mobileCta: true}

/**
 * Makes the framework's stores before it starts. By itself it makes each when it is first asked for, by a
 * new version of the database; on a first visit several at a time, of which some come out missing, and
 * drafts are then not kept.
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
    // Where a browser keeps nothing, the framework says so itself.
    opening.onerror = () => resolve()
  })
