import {readdir} from "node:fs/promises"
import path from "node:path"
import {pathToFileURL} from "node:url"
import type {Scene} from "./kit/canvas"
import {inSite} from "../site"
import {standIn} from "./stand-in"

const FOLDER = path.join(__dirname, "scenes")
const PICTURES = new Set(["home-hero", "home-colombia", "about"])

/**
 * The scenes asked for, or all: those that lie in scenes/, and a stand-in for every experience
 * without one.
 *
 * @throws Error naming what is neither a scene nor an experience
 */
export async function loadScenes(names: readonly string[]): Promise<Scene[]> {
  const drawn = (await readdir(FOLDER))
    .filter(file => file.endsWith(".ts"))
    .map(file => file.slice(0, -3))
  // Slugs alone: a system may have left files of its own beside the folders.
  const experiences = (await readdir(inSite("data/experiences"))).filter(name => /^[a-z0-9-]+$/.test(name))
  const present = [...new Set([...drawn, ...experiences])].sort()
  const unknown = names.filter(name => !present.includes(name))
  if (unknown.length)
    throw new Error(`No such scene: ${unknown.join(", ")}. There are: ${present.join(", ")}`)
  // A scene stays when its experience is removed; it is drawn only when asked for.
  const shown = present.filter(name => PICTURES.has(name) || experiences.includes(name))
  const wanted = names.length ? present.filter(name => names.includes(name)) : shown
  const scenes: Scene[] = []
  for (const name of wanted) {
    if (!drawn.includes(name)) {
      scenes.push(standIn(name))
      continue
    }
    const file = (await import(pathToFileURL(path.join(FOLDER, `${name}.ts`)).href)) as {
      scene: Scene
    }
    if (file.scene.name !== name) throw new Error(`${name}.ts calls itself ${file.scene.name}`)
    scenes.push(file.scene)
  }
  return scenes
}

/** Where a scene's JPEG belongs, from the site's folder. */
export const target = (name: string): string =>
  PICTURES.has(name) ? `data/pages/pictures/${name}.jpg` : `data/experiences/${name}/banner.jpg`
