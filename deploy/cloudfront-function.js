// Written by `npm run hosting` from gatsby/publish/hosting: change that, not this.
// CloudFront function, runtime cloudfront-js-2.0, for the event "viewer request".
const moved = [
  ["^/experiences/?$","/en/experiences/"],
  ["^/destinations/?$","/en/destinations/"],
  ["^/booking/?$","/en/booking/"],
  ["^/questions-answers/?$","/en/questions-answers/"],
  ["^/about-us/?$","/en/about-us/"],
  ["^/terms/?$","/en/terms/"],
  ["^/treatment/?$","/en/treatment/"],
  ["^/code-of-conduct/?$","/en/code-of-conduct/"],
  ["^/saved/?$","/en/saved/"],
  ["^/compare/?$","/en/compare/"],
  ["^/experiences/bahiasenior/?$","/en/experiences/seniorbahia/"],
  ["^/en/experiences/bahiasenior/?$","/en/experiences/seniorbahia/"],
  ["^/es/experiences/bahiasenior/?$","/es/experiences/seniorbahia/"],
  ["^/experiences/([^/]+)/?$","/en/experiences/$1/"],
  ["^/destinations/([^/]+)/?$","/en/destinations/$1/"],
]
const gone = [
]
// Answers of a function get no headers of the distribution.
const headers = {
  "strict-transport-security": {
    "value": "max-age=31536000"
  },
  "x-content-type-options": {
    "value": "nosniff"
  },
  "referrer-policy": {
    "value": "strict-origin-when-cross-origin"
  },
  "permissions-policy": {
    "value": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
  },
  "cross-origin-opener-policy": {
    "value": "same-origin-allow-popups"
  },
  "content-security-policy": {
    "value": "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
  },
  "x-frame-options": {
    "value": "DENY"
  }
}

function answer(statusCode, statusDescription, more) {
  return {statusCode, statusDescription, headers: Object.assign({}, headers, more)}
}

function queryOf(querystring) {
  const parts = []
  Object.keys(querystring).forEach(function (key) {
    const values = querystring[key].multiValue || [querystring[key]]
    values.forEach(function (one) {
      parts.push(one.value === "" ? key : key + "=" + one.value)
    })
  })
  return parts.length > 0 ? "?" + parts.join("&") : ""
}

function handler(event) {
  const request = event.request
  // Two slashes at the start would lead to another host.
  const path = request.uri.replace(/^\/+/, "/")
  const matches = function (source) {
    return new RegExp(source).test(path)
  }
  if (gone.some(matches)) return answer(410, "Gone", {})
  const move = moved.find(function (pair) {
    return matches(pair[0])
  })
  const isPage = /\/[^/.]+$/.test(path)
  if (move || isPage) {
    const target = move ? path.replace(new RegExp(move[0]), move[1]) : path + "/"
    return answer(301, "Moved Permanently", {
      location: {value: target + queryOf(request.querystring)},
    })
  }
  if (path.endsWith("/")) request.uri = path + "index.html"
  return request
}
