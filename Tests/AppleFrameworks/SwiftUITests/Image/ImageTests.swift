// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("An image")
struct ImageTests {
  /// A PNG file of 4 by 2 pixels.
  private let image = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR4nGNQaDjwHxkzoAsAADc1Evm5vEz1AAAAAElFTkSuQmCC"
  ).flatMap { UIImage(data: $0) }?.cgImage

  @Test("Images compare their rendering modes, which are not equatable themselves")
  func renderingModes() {
    let image = Image(systemName: "wifi")
    #expect(image.symbolRenderingMode(.palette) == image.symbolRenderingMode(.palette))
    #expect(image.symbolRenderingMode(.palette) != image.symbolRenderingMode(.hierarchical))
    #expect(image.symbolRenderingMode(nil) == image)
    let mode: Any = SymbolRenderingMode.palette
    #expect(!(mode is any Equatable))
  }

  @Test("A UIKit image has its size in points")
  func uiImage() throws {
    let image = try #require(image)
    let view = Image(uiImage: UIImage(cgImage: image, scale: 2, orientation: .up))
    #expect(outline(of: view).contains("2 × 1"))
    let turned = Image(decorative: image, scale: 1, orientation: .left)
    #expect(outline(of: turned).contains("2 × 4"))
    #expect(outline(of: view.resizable().frame(width: 20, height: 30)).contains("20 × 30"))
    #expect(
      accessibilityTree(of: Image(image, scale: 1, label: Text("Photo"))).contains("Photo"))
  }

  @Test("A template has the foreground style")
  func template() throws {
    let image = try #require(image)
    let view = Image(decorative: image, scale: 1).renderingMode(.template).foregroundStyle(.red)
    #expect(outline(of: view).contains("red #FF3B30"))
  }

  @Test("An image that no asset catalog has fails the snapshot")
  func missing() {
    #expect(
      issues(of: Image("Missing")).contains("No asset catalog has the image “Missing”"))
    #expect(
      issues(of: Image("Missing").resizable().frame(width: 10)).contains("“Missing”"))
  }

  @Test("A symbol that does not exist is a warning with the path of its view")
  func unknownSymbol() throws {
    let view = VStack {
      Image(systemName: "unknown.image")
      Label("A", systemImage: "unknown.label")
      Text("B \(Image(systemName: "unknown.text"))")
      Button("C", systemImage: "unknown.button") {}
      Canvas { context, _ in context.draw(Image(systemName: "unknown.drawing"), at: .zero) }
    }
    let warnings = try ViewHost(view, layout: .fixed(width: 200, height: 200)).scene.diagnostics
    #expect(warnings.allSatisfy { $0.severity == .warning })
    let locations = warnings.map { "\($0)".components(separatedBy: "; ")[0] }
    #expect(
      locations == [
        "VStack/Symbol[0]: The symbol set has no “unknown.image”",
        "VStack/Label[0]/HStack[0]/Symbol[0]: The symbol set has no “unknown.label”",
        "VStack/HStack[0]/Symbol[0]: The symbol set has no “unknown.text”",
        "VStack/Button[0]/LoadingLabel[0]/Label[0]/HStack[0]/Symbol[0]: The symbol set has no "
          + "“unknown.button”",
        "VStack/Canvas[0]: The symbol set has no “unknown.drawing”",
      ])
  }

  @Test("A symbol has the variants of the environment, if the symbol set has them")
  func variants() {
    let star = Image(systemName: "star")
    #expect(outline(of: star.symbolVariant(.fill)).contains("star.fill"))
    #expect(
      outline(of: Image(systemName: "checkmark").symbolVariant(.circle.fill))
        .contains("checkmark.circle.fill"))
    #expect(outline(of: star.symbolVariant(.slash)).contains("star.slash"))
    let checkmark = Image(systemName: "checkmark").symbolVariant(.slash)
    #expect(!outline(of: checkmark).contains("slash"))
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }

  @Test("A value makes the outer waves of a symbol translucent")
  func variableValue() throws {
    let all = outline(of: Image(systemName: "wifi"))
    #expect(outline(of: Image(systemName: "wifi", variableValue: nil)) == all)
    #expect(outline(of: Image(systemName: "wifi", variableValue: 1)) == all)
    #expect(outline(of: Image(systemName: "heart", variableValue: 0)).contains("heart"))
    let half = Image(systemName: "wifi", variableValue: 0.5)
    let image = UIImage(systemName: "wifi", variableValue: 0.5)
    for view in [AnyView(half), AnyView(image.map(Image.init(uiImage:)))] {
      #expect(lineOpacities(in: try ViewHost(view)) == [1, 0.3, 0.3])
    }
  }

  @Test("The scale of symbols is relative to text")
  func scale() {
    #expect(
      outline(of: Image(systemName: "star").imageScale(.large))
        != outline(of: Image(systemName: "star")))
  }
}

@MainActor
@Suite("A label")
struct LabelTests {
  @Test("The style determines the visible parts")
  func styles() {
    let label = Label("Title", systemImage: "star")
    let both = outline(of: label)
    #expect(both.contains("Title") && both.contains("star"))
    #expect(outline(of: label.labelStyle(.titleAndIcon)) == both)
    #expect(outline(of: label.labelStyle(.automatic)) == both)
    #expect(!outline(of: label.labelStyle(.titleOnly)).contains("star"))
    let icon = outline(of: label.labelStyle(.iconOnly))
    #expect(icon.contains("star"))
    #expect(!icon.contains("text:"))
    #expect(accessibilityTree(of: label.labelStyle(.iconOnly)).contains("Title"))
  }

  @Test("A custom style arranges the title and the icon")
  func customStyle() {
    let expected = outline(
      of: VStack {
        Image(systemName: "star")
        Text("Title")
      })
    let styled = outline(of: Label("Title", systemImage: "star").labelStyle(Vertical()))
    #expect(frames(in: styled) == frames(in: expected))
  }

  @Test("A label in a custom style has the next style")
  func nestedStyle() {
    let label = Label("Title", systemImage: "star").labelStyle(Tinted()).labelStyle(Vertical())
    let outline = outline(of: label)
    #expect(outline.contains("VStack"))
    #expect(outline.contains("red"))
  }

  /// The lines of the title and the icon with their frames.
  private func frames(in outline: String) -> [String] {
    outline.split(separator: "\n").filter { $0.contains("Text") || $0.contains("Symbol") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Tinted: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).foregroundStyle(.red)
    }
  }
}
