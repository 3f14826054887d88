import "@testing-library/jest-dom"
import {configure} from "@testing-library/react"

// A busy machine is no fault; shorter than a test may take (jest.config.cjs).
configure({asyncUtilTimeout: 60_000})
