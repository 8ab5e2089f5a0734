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

  @Test("A transparent appearance has neither a background nor a line, and a shadow color has one")
  func shadow() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    appearance.shadowColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    #expect(try outlined(screen).contains("#00FFFF"))
    appearance.shadowColor = nil
    #expect(try !outlined(screen).contains("Divider"))
    appearance.configureWithTransparentBackground()
    let outline = try outlined(screen)
    #expect(!outline.contains("#FF8000") && !outline.contains("Divider"))
  }

  @Test("A bar of low height has the compact appearance")
  func compact() throws {
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    UINavigationBar.appearance().compactScrollEdgeAppearance = edge
    let low = UITraitCollection(verticalSizeClass: .compact)
    let host = try ViewHost(screen, layout: .fixed(width: 300, height: 200), traits: low)
    #expect(host.scene.outline.contains("#FF8000"))
    #expect(try !outlined(screen).contains("#FF8000"))
  }

  @Test("Values of older systems have no effect at the scroll edge")
  func olderValues() throws {
    UINavigationBar.appearance().barTintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    UINavigationBar.appearance().titleTextAttributes = [
      .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    ]
    let edge = try outlined(screen)
    #expect(!edge.contains("#FF8000") && edge.contains("#0000FF"))
    let scrolled = NavigationStack {
      ScrollView { Color.gray.frame(height: 900) }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .defaultScrollAnchor(.bottom)
    }
    #expect(try outlined(scrolled).contains("#FF8000"))
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    let transparent = try outlined(scrolled)
    #expect(!transparent.contains("#FF8000") && !transparent.contains("Divider"))
  }

  @Test("A toolbar has the background and the tint of its proxy")
  func toolbar() throws {
    UIToolbar.appearance().backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    UIToolbar.appearance().tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let view = NavigationStack {
      Text("Content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Low") {} } }
    }
    let outline = try outlined(view)
    #expect(outline.contains("#FF8000") && outline.contains("#00FF00"))
  }

  @Test("The color of a button's titles takes precedence over the tint of the bar")
  func buttons() throws {
    UINavigationBar.appearance().tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)], for: .normal)
    #expect(try outlined(screen).contains("#0000FF"))
  }

  @Test("A hidden tab bar or navigation bar is not shown")
  func hidden() throws {
    let tabs = TabView { Text("A").tabItem { Text("One") } }
    #expect(try outlined(tabs).contains("\"One\""))
    UITabBar.appearance().isHidden = true
    #expect(try !outlined(tabs).contains("\"One\""))
    UINavigationBar.appearance().isHidden = true
    #expect(try !outlined(screen).contains("\"Title\""))
  }

  @Test("The fonts of segments are those of the attributes in their state")
  func segmentFonts() throws {
    let control = UISegmentedControl.appearance()
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    control.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 12)], for: .selected)
    let outline = try outlined(
      Picker("", selection: .constant(0)) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      .pickerStyle(.segmented))
    #expect(outline.contains("bold 12") && outline.contains("regular 11"), "\(outline)")
  }
}
