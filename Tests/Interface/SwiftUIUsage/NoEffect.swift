// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

private struct NoEffects: View {
  @Environment(\.allowedDynamicRange) private var allowedDynamicRange
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.accessibilityQuickActionsEnabled) private var quickActionsEnabled
  @Environment(\.springLoadingBehavior) private var springLoadingBehavior
  @Environment(\.preferredPencilDoubleTapAction) private var doubleTapAction
  @Environment(\.preferredPencilSqueezeAction) private var squeezeAction
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.textSelectionAffinity) private var textSelectionAffinity
  @Namespace private var namespace
  @State private var text = ""

  var body: some View {
    VStack {
      system
      activities
      pointers
      focus
      speech
    }
    .environment(\.appearsActive, false)
    .environment(\.allowedDynamicRange, .high)
    .environment(\.isFocusEffectEnabled, false)
    .environment(\.textSelectionAffinity, .upstream)
  }

  private var system: some View {
    Text("system")
      .statusBarHidden()
      .statusBarHidden(false)
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .bottom)
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
      .allowsWindowActivationEvents()
      .interactionActivityTrackingTag("screen")
      .invalidatableContent()
      .writingToolsBehavior(.disabled)
      .dialogIcon(Image(systemName: "star"))
      .windowToolbarFullScreenVisibility(.automatic)
      .allowedDynamicRange(.standard)
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .navigationTransition(.automatic)
  }

  private var activities: some View {
    Text("activities")
      .onContinueUserActivity("open") { activity in text = activity.title ?? "" }
      .userActivity("open") { $0.title = "title" }
      .userActivity("open", isActive: text.isEmpty) { $0.addUserInfoEntries(from: ["a": 1]) }
      .userActivity("open", element: text) { text, activity in activity.title = text }
  }

  private var pointers: some View {
    Text("pointers")
      .onHover { text = "\($0)" }
      .onContinuousHover { phase in
        if case .active(let position) = phase { text = "\(position)" }
      }
      .onContinuousHover(coordinateSpace: .global) { _ in }
      .onContinuousHover(coordinateSpace: .named("a")) { _ in }
      .onPencilDoubleTap { value in text = "\(value.hoverPose?.location ?? .zero)" }
      .onPencilSqueeze { phase in
        if case .ended(let value) = phase { text = "\(value.hoverPose?.anchor ?? .center)" }
      }
      .handGestureShortcut(.primaryAction)
      .springLoadingBehavior(.enabled)
  }

  private var focus: some View {
    Text("focus")
      .focusable()
      .focusable(true, interactions: [.activate, .edit])
      .focusable(interactions: .automatic)
      .focusEffectDisabled()
      .typeSelectEquivalent("a")
      .typeSelectEquivalent(Text("a"))
      .typeSelectEquivalent(text)
      .textSelectionAffinity(.downstream)
  }

  private var speech: some View {
    Text("speech")
      .speechAdjustedPitch(0.5)
      .speechAlwaysIncludesPunctuation()
      .speechAnnouncementsQueued()
      .speechSpellsOutCharacters()
      .padding()
      .speechAdjustedPitch(0.5)
      .speechAlwaysIncludesPunctuation()
      .speechAnnouncementsQueued()
      .speechSpellsOutCharacters()
      .accessibilityIgnoresInvertColors()
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("large") }
  }
}

private struct Subscribed: View {
  @State private var count = 0

  var body: some View {
    SubscriptionView(content: Text("\(count)"), publisher: [1, 2].publisher) { count = $0 }
  }
}

private struct NoEffectApp: App {
  var body: some Scene {
    WindowGroup { NoEffects() }.persistentSystemOverlays(.hidden)
  }
}

private struct MoreNoEffects: View {
  @Environment(\.undoManager) private var undoManager: UndoManager?
  @Namespace private var namespace
  @State private var isPresented = false

  var body: some View {
    ScrollView { Text("a") }
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectStyle(nil, for: .all)
      .scrollEdgeEffectHidden()
      .scrollEdgeEffectHidden(true, for: .bottom)
      .backgroundExtensionEffect()
      .tabBarMinimizeBehavior(.onScrollDown)
      .safeAreaBar(edge: .top) { Text("bar") }
      .safeAreaBar(edge: .leading, alignment: .top, spacing: 2) { Text("bar") }
    Text("b")
      .dialogSuppressionToggle("Suppress", isSuppressed: $isPresented)
      .dialogSuppressionToggle(Text("Suppress"), isSuppressed: $isPresented)
      .dialogSuppressionToggle("Suppress".lowercased(), isSuppressed: $isPresented)
      .dialogSuppressionToggle(isSuppressed: $isPresented)
      .paletteSelectionEffect(.symbolVariant(.slash))
      .paletteSelectionEffect(.custom)
      .findNavigator(isPresented: $isPresented)
      .findDisabled()
      .replaceDisabled(false)
      .symbolVariableValueMode(.draw)
      .symbolColorRenderingMode(.gradient)
    accessibility
  }

  // Divided, because the compiler takes 20 seconds for one expression of all overloads.
  @ViewBuilder private var accessibility: some View {
    Text("c").accessibilityTextContentType(.narrative)
      .accessibilityCustomContent("Size", "Large")
      .accessibilityCustomContent("Size", Text("Large"), importance: .high)
      .accessibilityCustomContent(Text("Size"), Text("Large"))
    Text("d")
      .accessibilityCustomContent(.size, "Large")
      .accessibilityCustomContent(.size, nil as Text?, importance: .default)
      .accessibilityCustomContent(.size, "Large".uppercased())
    Text("e")
      .accessibilityActivationPoint(.center)
      .accessibilityActivationPoint(CGPoint(x: 1, y: 1), isEnabled: false)
      .accessibilityDragPoint(.top, description: "Drag")
      .accessibilityDropPoint(.top, description: Text("Drop"), isEnabled: true)
      .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
      .accessibilityScrollAction { print($0) }
      .accessibilityZoomAction { print($0.direction, $0.location, $0.point) }
      .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
      .accessibilityLinkedGroup(id: "a", in: namespace)
  }
}

extension AccessibilityCustomContentKey {
  fileprivate static var size: AccessibilityCustomContentKey { .init("Size") }
  fileprivate static var others: [AccessibilityCustomContentKey] {
    [.init(Text("Size"), id: "size"), .init("Size", id: "size")]
  }
}

private struct KeyPresses: View {
  var body: some View {
    Text("a")
      .onKeyPress(.space) { .handled }
      .onKeyPress("a", phases: .up) { press in press.modifiers.isEmpty ? .handled : .ignored }
      .onKeyPress(keys: [.upArrow, .downArrow]) { $0.key == .upArrow ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics, phases: .all) { press in
        print(press.characters, press.phase)
        return .ignored
      }
      .onKeyPress { _ in .ignored }
      .onKeyPress(phases: [.down, .repeat]) { _ in .handled }
  }
}
