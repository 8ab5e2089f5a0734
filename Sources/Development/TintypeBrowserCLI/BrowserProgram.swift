// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser
import TintypeImaging

/// Takes a screenshot of a page, for the documentation.
@main
enum BrowserProgram {
  static func main() {
    do {
      let options = try ScreenshotOptions(Array(CommandLine.arguments.dropFirst()))
      let browser = try Browser.launch()
      defer { browser.close() }
      let page = try browser.page(
        width: options.width, height: options.height, scale: options.scale,
        colorScheme: options.isDark ? .dark : .light, reducedMotion: true)
      if let address = options.address {
        try page.open(address: address)
      } else {
        try page.open(options.path, fragment: options.fragment)
      }
      for step in options.steps {
        switch step {
        case .press(let key): try page.press(key)
        case .type(let text): try page.type(text)
        case .wait(let condition): try page.waitUntil(condition)
        }
      }
      // Tintype's encoder creates smaller files than the browser's.
      let image = try PNG.encode(PNG.decode(page.screenshot()), scale: options.scale)
      try Data(image.bytes).write(to: URL(fileURLWithPath: options.image), options: .atomic)
      // A screenshot of a page with errors is not usable.
      let consoleErrors = page.consoleErrors
      guard consoleErrors.isEmpty else { throw ScreenshotError.consoleErrors(consoleErrors) }
    } catch {
      FileHandle.standardError.write(Data("screenshot: \(error)\n".utf8))
      if case ScreenshotError.usage = error { exit(64) }
      exit(2)
    }
  }
}
