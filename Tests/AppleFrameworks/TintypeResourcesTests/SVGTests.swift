// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeResources
import TintypeTestSupport

@Suite("An SVG file", .requires(.library(.svg)))
struct SVGTests {
  private func problem(_ content: String, declaration: String = "") -> SVGProblem? {
    let svg = """
      \(declaration)<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" \
      xmlns:xlink="http://www.w3.org/1999/xlink">\(content)</svg>
      """
    do throws(ImageFileError) {
      _ = try ImageFile(Array(svg.utf8)).bitmap()
      return nil
    } catch {
      guard case .unsupportedSVG(let problem) = error else { return .element("\(error)") }
      return problem
    }
  }

  @Test(
    "Content that is not painted is rejected",
    arguments: [
      ("<script>alert(1)</script>", SVGProblem.element("script")),
      ("<text>a</text>", .element("text")),
      (#"<image href="file:///etc/hostname"/>"#, .element("image")),
      (#"<image href="data:image/jpeg;base64,/9j/"/>"#, .element("image")),
      (#"<image href="data:image/png;base64,AAAA"/>"#, .element("image")),
      ("<foreignObject/>", .element("foreignObject")),
      (#"<use xlink:href="other.svg#a"/>"#, .reference("other.svg#a")),
      (#"<rect fill="url(http://example.com/a)"/>"#, .reference("http://example.com/a")),
      ("<style>@import url(a.css);</style>", .reference("@import")),
      ("<xi:include/>", .element("include")),
    ])
  func rejectedContent(content: String, expected: SVGProblem) {
    #expect(problem(content) == expected)
  }

  @Test("An embedded PNG file is painted", arguments: ["href", "xlink:href"])
  func embeddedImage(attribute: String) throws {
    let green: UInt32 = 0xFF00_FF00
    let png = try PNG.encode(Bitmap(width: 1, height: 1, filledWith: green)).bytes
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="2" height="1" \
      xmlns:xlink="http://www.w3.org/1999/xlink"><image width="1" height="1" \
      \(attribute)="data:image/png;base64,\(Data(png).base64EncodedString())"/></svg>
      """
    #expect(try ImageFile(Array(svg.utf8)).bitmap().pixels == [green, 0])
  }

  @Test("Entities are rejected, and a document type without declarations is accepted")
  func documentTypes() {
    let entities = #"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/hostname">]>"#
    #expect(problem("<title>&a;</title>", declaration: entities) == .entities)
    let identifier =
      #""-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd""#
    #expect(problem("", declaration: "<!DOCTYPE svg PUBLIC \(identifier)>") == nil)
  }

  @Test("Recursive references are rejected")
  func recursion() {
    #expect(problem(##"<g id="a"><use href="#a"/></g>"##) == .circularUse(id: "a"))
    let content = ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##
    #expect(problem(content) == .circularUse(id: "b"))
  }

  @Test("Too many repeated elements are rejected")
  func repetition() {
    let groups = (1...8).map { level in
      let uses = String(repeating: ##"<use href="#g\##(level - 1)"/>"##, count: 10)
      return #"<g id="g\#(level)">\#(uses)</g>"#
    }
    #expect(problem(#"<rect id="g0"/>"# + groups.joined()) == .tooManyElements)
  }

  @Test("Gradients, masks and styles of the file are accepted")
  func references() {
    let content = ##"""
      <style><![CDATA[ .a { fill: url(#b); } ]]></style>
      <linearGradient id="b"><stop stop-color="red"/></linearGradient>
      <a href="https://example.com"><rect class="a" width="4" height="4"/></a>
      <path d="M0 0h1" stroke="url( '#b' )" aria-label="a&#10;b"/>
      """##
    #expect(problem(content) == nil)
  }

  @Test("A file that is not well-formed is an error with its position")
  func malformed() {
    guard case .malformed(let position)? = problem("<rect width=4/>") else {
      Issue.record("The file was decoded.")
      return
    }
    #expect(position > 0)
  }
}
