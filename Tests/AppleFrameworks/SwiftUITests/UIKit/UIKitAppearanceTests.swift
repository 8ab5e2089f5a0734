// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// The effect of default values on controls, in the test that sets them.
@Suite("Appearance proxies")
@MainActor
struct UIKitAppearanceTests {
  private func outlined(_ view: some View) throws -> String {
    try ViewHost(view, layout: .fixed(width: 300, height: 200)).scene.outline
  }

  private var screen: some View {
    NavigationStack {
      Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
    }
  }

  @Test("An appearance determines the background, the title and the tint of navigation bars")
  func navigationBar() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    appearance.titleTextAttributes = [
      .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      .font: UIFont.systemFont(ofSize: 19),
    ]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let outline = try outlined(screen)
    #expect(outline.contains("#FF8000"))
    #expect(outline.contains("font: default regular 19  color: #0000FF"), "\(outline)")
    #expect(outline.contains("#00FF00"))
  }

  @Test("Without an appearance at the edge, the bar there has the titles only")
  func scrollEdge() throws {
    UINavigationBar.appearance().standardAppearance.backgroundColor = UIColor(
      red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(try !outlined(screen).contains("#FF8000"))
  }

  @Test("Default values of one test have no effect on others")
  func isolation() throws {
    #expect(try !outlined(screen).contains("#FF8000"))
    #expect(UINavigationBar.appearance().tintColor == .tintColor)
  }

  @Test("The colors of sliders, switches and segmented controls are those of their proxies")
  func controls() throws {
    func color(_ red: CGFloat) -> UIColor { UIColor(red: red, green: 1, blue: 1, alpha: 1) }
    UISlider.appearance().maximumTrackTintColor = color(0.2)
    UISwitch.appearance().onTintColor = color(0.4)
    UISegmentedControl.appearance().selectedSegmentTintColor = color(0.6)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: color(0.8)], for: .selected)
    let outline = try outlined(
      VStack {
        Slider(value: .constant(0.5))
        Toggle("On", isOn: .constant(true))
        Picker("", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented)
      })
    for color in ["#33FFFF", "#66FFFF", "#99FFFF", "#CCFFFF"] {
      #expect(outline.contains(color), "\(outline)")
    }
  }
}
