import {execFileSync} from "node:child_process"
import {createHash} from "node:crypto"
import {addDays} from "../../lib/days"
import {type CalendarEntry, calendarFile} from "./calendar-file"

const now = new Date("2026-05-01T10:15:30.123Z")
const meta = {owner: "www.example.com", maker: "Entre Raíces", language: "en", now}

const entry: Omit<CalendarEntry, "day"> = {
  id: "river-departure",
  length: 3,
  title: "The river of colours",
  text: "Pack; then go.",
  address: "https://www.example.com/en/experiences/river/",
  isBusy: true,
}

// A process of its own for each: a time zone is settled when a process starts.
it.each(["Pacific/Kiritimati", "America/Bogota", "Europe/Madrid", "Pacific/Niue"])(
  "writes the same file in %s",
  zone => {
    const script = `
      const {calendarFile} = require("./src/features/saved/calendar-file.ts")
      const {addDays, today} = require("./src/lib/days.ts")
      let day = "2024-01-01", files = []
      while (day < "2036-01-01") {
        files.push(calendarFile([{...${JSON.stringify(entry)}, day}], {...${JSON.stringify(meta)}, now: new Date("${now.toISOString()}")}))
        day = addDays(day, 1)
      }
      const late = today(new Date(2026, 4, 1, 23, 59)), early = today(new Date(2026, 4, 1, 0, 0))
      process.stdout.write(require("crypto").createHash("sha256").update(files.join("")).digest("hex") + " " + files.length + " " + late + " " + early)`
    const said = execFileSync("node_modules/.bin/tsx", ["-e", script], {
      env: {...process.env, TZ: zone},
      encoding: "utf8",
    })
    const files: string[] = []
    for (let day = "2024-01-01"; day < "2036-01-01"; day = addDays(day, 1))
      files.push(calendarFile([{...entry, day}], meta))
    const hash = createHash("sha256").update(files.join("")).digest("hex")
    expect(said).toBe(`${hash} 4383 2026-05-01 2026-05-01`)
  },
)
