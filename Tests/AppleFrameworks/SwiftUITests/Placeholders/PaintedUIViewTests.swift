// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Views of UIKit that are painted.
@Suite("Painted views of UIKit")
@MainActor
struct PaintedUIViewTests {
  @Test("A label shows its text without a placeholder")
  func label() throws {
    let host = try ViewHost(
      Represented {
        let label = UILabel()
        label.text = "Name"
        return label
      }.fixedSize())
    #expect(host.scene.outline.contains("text: \"Name\""), "\(host.scene.outline)")
    #expect(!host.scene.outline.contains("warning"))
  }

  @Test("An ideal label is as large as its text")
  func idealSize() throws {
    let label = Represented {
      let label = UILabel()
      label.text = "Name"
      return label
    }
    let text = Text("Name").font(.system(size: 17))
    let host = try ViewHost(
      VStack {
        label.id("label").fixedSize()
        text.id("text")
      })
    #expect(try host.frame(of: "label").size == host.frame(of: "text").size)
  }

  @Test("A view without subviews shows its background")
  func background() throws {
    let color = Represented {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }
    #expect(try pixels(color) == pixels(Color(uiColor: .red)))
  }

  @Test("A hidden view is not visible")
  func hidden() throws {
    let color = Represented {
      let view = UIView()
      view.backgroundColor = .red
      view.isHidden = true
      return view
    }
    #expect(try pixels(color) == pixels(Color.clear))
  }

  @Test(
    "A blur is the material of its style",
    arguments: [
      (.systemUltraThinMaterial, .ultraThinMaterial), (.systemMaterial, .regularMaterial),
      (.systemThickMaterial, .thickMaterial),
    ] as [(UIBlurEffect.Style, Material)])
  func blur(style: UIBlurEffect.Style, material: Material) throws {
    let blur = Represented { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    #expect(
      try pixels(blur.background(.blue))
        == pixels(Rectangle().fill(material).background(.blue)))
  }

  @Test("An indicator is visible while it is animated")
  func indicator() throws {
    let stopped = Represented { UIActivityIndicatorView(style: .medium) }
    let animated = Represented {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    }
    #expect(try pixels(stopped) == pixels(Color.clear))
    #expect(
      try pixels(animated)
        == pixels(ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)))
  }

  @Test("A subview is at its frame, in front of the background")
  func subviews() throws {
    let view = Represented {
      let view = UIView()
      view.backgroundColor = .red
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 15, height: 5))
      child.backgroundColor = .blue
      view.addSubview(child)
      return view
    }
    let same = Color(uiColor: .red).overlay(alignment: .topLeading) {
      Color(uiColor: .blue).frame(width: 15, height: 5).offset(x: 10, y: 20)
    }
    #expect(try pixels(view) == pixels(same))
    #expect(try pixels(view.environment(\.layoutDirection, .rightToLeft)) == pixels(view))
  }

  @Test("A date picker of UIKit is a placeholder with its name")
  func datePicker() throws {
    let host = try ViewHost(
      Represented { UIDatePicker() }, layout: .fixed(width: 90, height: 40))
    #expect(host.scene.outline.contains("text: \"UIDatePicker\""), "\(host.scene.outline)")
    #expect(host.scene.outline.contains("warning"))
  }

  private func pixels(_ view: some View) throws -> Data? {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
    return renderer.uiImage?.pngData()
  }
}

private struct Represented<Content: UIView>: UIViewRepresentable {
  let make: () -> Content

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}
