// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene
import UIKit

/// The shapes of glass effects, and their appearance in front of different backdrops.
@Suite("Glass effects of several views, with custom shapes and backdrops")
@MainActor
struct GlassUnionTests {
  private static func screen(_ height: Double) -> SwiftUISnapshotLayout {
    var config = ViewImageConfig.iPhone13.platformStyle(.iOS26)
    config.size = TintypeScene.Size(width: 240, height: height)
    config.safeArea = .zero
    return .device(config: config)
  }

  /// Returns the frames of the glass of a view, with the radii of rectangles.
  private func plates(_ view: some View) throws -> [(frame: TintypeScene.Rect, radius: Double?)] {
    let host = try ViewHost(view, layout: Self.screen(100))
    return host.scene.commands.compactMap { command in
      guard case .fill(let outline, .backdrop(let backdrop)) = command.paint,
        backdrop.glass != nil
      else { return nil }
      #expect(backdrop.glass?.union == nil)
      switch outline {
      case .box(let rect, let radius): return (rect, radius)
      case .roundedBox(let rect, let radii, _): return (rect, radii.topLeading)
      case .ellipse(let rect): return (rect, nil)
      case .path(let path, _, _): return (path.boundingRect, nil)
      }
    }
  }

  private struct Tools: View {
    @Namespace private var namespace
    let ids: [String?]
    var isContained = true

    private var buttons: some View {
      HStack(spacing: 20) {
        ForEach(ids.indices, id: \.self) { index in
          Color.clear.frame(width: 40, height: 40)
            .glassEffect()
            .glassEffectUnion(id: ids[index], namespace: namespace)
        }
      }
    }

    var body: some View {
      if isContained {
        GlassEffectContainer(spacing: 4) { buttons }
      } else {
        buttons
      }
    }
  }

  @Test("Effects with the same identifier are one shape around all of them")
  func unions() throws {
    let plates = try plates(Tools(ids: ["a", "a", "b", nil]))
    #expect(plates.map(\.frame.width) == [100, 40, 40])
    #expect(plates.allSatisfy { $0.radius == 20 })
  }

  @Test("A union needs no container")
  func withoutContainer() throws {
    #expect(
      try plates(Tools(ids: ["a", "b", "a"], isContained: false)).map(\.frame.width) == [160, 40])
  }

  @Test("Identifiers of transitions, and reactions to touches, change no image")
  func transitions() throws {
    struct Badge: View {
      @Namespace private var namespace
      let isMarked: Bool

      var body: some View {
        if isMarked {
          Text("A").padding().glassEffect(.regular.interactive())
            .glassEffectID("a", in: namespace).glassEffectTransition(.materialize)
        } else {
          Text("A").padding().glassEffect()
        }
      }
    }
    let commands = try [false, true].map { isMarked in
      try ViewHost(Badge(isMarked: isMarked), layout: Self.screen(100)).scene.commands.map(\.paint)
    }
    #expect(commands[0] == commands[1])
  }

  @Test("The shadow and the edge of glass follow the shape", arguments: [false, true])
  func shapes(isDark: Bool) {
    let view = VStack(spacing: 14) {
      Text("Path").frame(width: 110, height: 70).glassEffect(in: Tag())
      HStack(spacing: 14) {
        Text("E").frame(width: 90, height: 50).glassEffect(in: Ellipse())
        Text("45°").frame(width: 44, height: 44).glassEffect(in: Rectangle())
          .rotationEffect(.degrees(45))
      }
      Text("Corners").frame(width: 130, height: 50)
        .glassEffect(
          .regular.tint(.orange), in: .rect(topLeadingRadius: 25, bottomTrailingRadius: 25))
      GlassEffectContainer(spacing: 16) {
        HStack(spacing: 6) {
          Image(systemName: "star").frame(width: 44, height: 44).glassEffect(in: Circle())
          Image(systemName: "heart").frame(width: 60, height: 44).glassEffect(in: Tag())
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: isDark ? 0.2 : 0.9))
    assertSnapshot(
      of: view,
      as: .image(
        layout: Self.screen(330),
        traits: UITraitCollection { $0.userInterfaceStyle = isDark ? .dark : .light }),
      named: isDark ? "dark" : "light")
  }

  private struct Tag: Shape {
    func path(in rect: CGRect) -> SwiftUI.Path {
      SwiftUI.Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.height / 2, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.height / 2, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("Glass and what is in front of it adapt to the backdrop", arguments: [false, true])
  func backdrops(isDark: Bool) {
    let label = HStack {
      Image(systemName: "cloud.sun.fill").foregroundStyle(.orange)
      Text("Weather")
      Text("12°").foregroundStyle(.secondary)
      Text("3").padding(.horizontal, 6).background(.red, in: .capsule).foregroundStyle(.white)
    }
    let view = VStack(spacing: 0) {
      ForEach([1, 0.7, 0.5, 0.3, 0], id: \.self) { white in
        label.padding(10).glassEffect()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(white: white))
      }
      HStack {
        Text("Clear").padding(10).glassEffect(.clear)
        Text("Tint").padding(10).glassEffect(.regular.tint(.yellow))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isDark ? Color(white: 0.9) : .indigo)
    }
    assertSnapshot(
      of: view,
      as: .image(
        layout: Self.screen(420),
        traits: UITraitCollection { $0.userInterfaceStyle = isDark ? .dark : .light }),
      named: isDark ? "dark" : "light")
  }

  @Test("Bad numbers of glass and bars are painted or reported")
  func limits() throws {
    for side in [0, 0.001, 4000] {
      let view = Color.clear.frame(width: side, height: side).glassEffect(in: Tag())
      #expect(throws: Never.self) { try ViewHost(view, layout: Self.screen(100)) }
    }
    for spacing in [CGFloat.infinity, .nan, -4, 1e9] {
      let view = GlassEffectContainer(spacing: spacing) {
        HStack { ForEach(0..<3) { _ in Text("A").padding().glassEffect() } }
      }
      #expect(throws: Never.self) { try ViewHost(view, layout: Self.screen(100)) }
    }
    var nested = AnyView(Text("A"))
    for _ in 0..<50 { nested = AnyView(nested.padding(0.5).glassEffect()) }
    let host = try ViewHost(nested, layout: Self.screen(100))
    #expect(host.scene.diagnostics.isEmpty)
  }
}
