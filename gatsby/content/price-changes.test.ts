import {largePriceChanges} from "./price-changes"

const change = (file: string, from: string, to: string) =>
  `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -9 +9 @@\n-  "price": ${from},\n+  "price": ${to},\n`

it("asks about prices that change by more than half, and about no other", () => {
  const diff = [change("a.json", "400", "600"), change("b.json", "400", "601")].join("")
  expect(largePriceChanges(diff + change("c.json", "1450", "145"))).toEqual([
    {file: "b.json", from: 400, to: 601},
    {file: "c.json", from: 1450, to: 145},
  ])
})

it("asks nothing about a new trip, one that goes, or another change", () => {
  const added = 'diff --git a/a b/a\n--- /dev/null\n+++ b/a\n+  "price": 400,\n'
  const removed = 'diff --git a/a b/a\n--- a/a\n+++ /dev/null\n-  "price": 400,\n'
  const deeper = 'diff --git a/a b/a\n+++ b/a\n-    "price": 1,\n+    "price": 9,\n'
  expect(largePriceChanges(added + removed + deeper)).toEqual([])
})
