// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeBrowserCLI

struct ScreenshotOptionsTests {
  @Test("A page with a fragment is parsed")
  func readsAPageWithItsFragment() throws {
    let options = try ScreenshotOptions(["/a/b.html#e=1&q=%23", "c.png"])
    #expect(options.path == "/a/b.html")
    #expect(options.fragment == "e=1&q=%23")
    #expect(options.image == "c.png")
    #expect([options.width, options.height] == [1440, 900])
    #expect(options.scale == 1)
    #expect(!options.isDark)
  }

  @Test("An address of a web server is parsed")
  func readsAnAddress() throws {
    let options = try ScreenshotOptions([
      "http://127.0.0.1:8000/a#b", "c.png", "--type", "VStack",
    ])
    #expect(options.address == "http://127.0.0.1:8000/a#b")
    #expect(options.path.isEmpty)
    #expect(options.fragment == nil)
    #expect(options.image == "c.png")
    #expect(options.steps == [.type("VStack")])
  }

  @Test("Options of a screenshot are parsed")
  func optionsOfScreenshotAreParsed() throws {
    let options = try ScreenshotOptions([
      "--dark", "--size", "800x600", "/a.html", "--scale", "2", "b.png", "--press", "j", "--wait",
      "true", "--press", "5",
    ])
    #expect(options.fragment == nil)
    #expect([options.width, options.height] == [800, 600])
    #expect(options.scale == 2)
    #expect(options.isDark)
    #expect(options.steps == [.press("j"), .wait("true"), .press("5")])
  }

  @Test(
    "Invalid arguments of a screenshot are rejected",
    arguments: [
      [], ["a.html"], ["a.html", "b.png", "c.png"], ["a.html", "b.png", "--size"],
      ["a.html", "b.png", "--size", "800"], ["a.html", "b.png", "--size", "0x5"],
      ["a.html", "b.png", "--scale", "-1"], ["a.html", "b.png", "--wide"],
    ])
  func invalidArgumentsOfScreenshotAreRejected(arguments: [String]) {
    #expect(throws: ScreenshotError.self) { try ScreenshotOptions(arguments) }
  }

  @Test("Errors of a screenshot have descriptions")
  func errorsOfScreenshotHaveDescriptions() {
    #expect("\(ScreenshotError.consoleErrors([]))" == "The page reported errors:\n")
    #expect(
      "\(ScreenshotError.usage)".hasPrefix("Usage: TintypeBrowserCLI {FILE.html[#FRAGMENT] | URL}"))
  }
}
