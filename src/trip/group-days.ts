type Day<Region> = {from: number; to: number | null; region: Region}

/** A stay at one place, with its days in order. */
export type Stay<OneDay> = {number: number; days: [OneDay, ...OneDay[]]}

/** Groups consecutive days at one place. A round trip visits a place twice: these are two stays. */
export const groupDays = <OneDay extends Day<{key: string}>>(
  days: readonly OneDay[],
): Stay<OneDay>[] => {
  const stays: Stay<OneDay>[] = []
  for (const day of days) {
    const last = stays.at(-1)
    if (last?.days[0].region.key === day.region.key) last.days.push(day)
    else stays.push({number: stays.length + 1, days: [day]})
  }
  return stays
}
