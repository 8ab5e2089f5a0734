// SPDX-License-Identifier: MIT

import SwiftUI

@Observable
private final class StateModel: Identifiable {
  var name = ""
  var items: [StateItem] = []
  var optional: Int?
}

private struct StateItem: Identifiable, Hashable {
  var id = UUID()
  var title = ""
  var isDone = false
}

private final class StateStore: ObservableObject {
  @Published var count = 0
}

private enum StateField: Hashable {
  case name, password
}

private enum StateTheme: String {
  case light, dark
}

private enum StateLevel: Int {
  case low, high
}

private struct StateViews: View {
  @State private var count = 0
  @State private var optional: Int?
  @State private var text: String? = "text"
  @State private var model = StateModel()
  @State private var items: [StateItem] = []
  @StateObject private var store = StateStore()
  @ObservedObject var observed: StateStore
  @EnvironmentObject private var shared: StateStore
  @Environment(StateModel.self) private var required
  @Environment(StateModel.self) private var possible: StateModel?
  @Environment(\.colorScheme) private var colorScheme
  @GestureState private var translation = CGSize.zero
  @Namespace private var namespace
  @Bindable var bindable: StateModel

  init(observed: StateStore, bindable: StateModel) {
    self.observed = observed
    self.bindable = bindable
    _count = State(initialValue: 1)
    _text = State(wrappedValue: nil)
  }

  var body: some View {
    @Bindable var required = required
    VStack {
      BindingView(value: $count)
      BindingView(value: $store.count)
      BindingView(value: $observed.count)
      BindingView(value: $shared.count)
      BindingView(value: .constant(1))
      BindingView(value: Binding(get: { count }, set: { count = $0 }))
      BindingView(value: Binding(get: { count }, set: { value, _ in count = value }))
      BindingView(value: $count.animation())
      BindingView(value: $count.animation(.easeIn))
      BindingView(value: $count.transaction(Transaction(animation: nil)))
      BindingView(value: Binding(projectedValue: $count))
      TextField("Name", text: $model.name)
      TextField("Name", text: $bindable.name)
      TextField("Name", text: $required.name)
      TextField("Name", text: Bindable(model).name)
      if let number = Binding($optional) { BindingView(value: number) }
      if let number = Binding($model.optional) { BindingView(value: number) }
      ForEach($items) { $item in Toggle(item.title, isOn: $item.isDone) }
      ForEach($model.items) { $item in Toggle(item.title, isOn: $item.isDone) }
      ForEach($items.indices, id: \.self) { Text($items[$0].title.wrappedValue) }
      Text(possible?.name ?? "")
    }
    .environment(model)
    .environment(nil as StateModel?)
    .environment(\.locale, Locale(identifier: "de"))
    .environmentObject(store)
    .transformEnvironment(\.dynamicTypeSize) { $0 = .large }
    .id(namespace)
  }

  private var erased: Binding<AnyHashable> { Binding($count) }
  private var wrapped: Binding<Int?> { Binding($count) }
  private var first: Binding<StateItem>? { $items.first }
  private var last: Binding<StateItem>? { $items.last }
  private var reversed: [Binding<StateItem>] { $items.reversed() }
  private var ids: [UUID] { $items.map(\.id) }
  private var next: Int { $items.index(after: 0) + $items.index(before: 1) + $items.endIndex }
}

private struct BindingView: View {
  @Binding var value: Int

  init(value: Binding<Int>) { _value = value }

  var body: some View { Button("\(value)") { value += 1 } }
}

private struct FocusViews: View {
  @FocusState private var isFocused: Bool
  @FocusState private var field: StateField?
  @Environment(\.isFocused) private var environmentIsFocused
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused)
      TextField("Name", text: $text).focused($field, equals: .name)
      SecureField("Password", text: $text).focused($field, equals: .password)
      FocusBindingView(field: $field, isFocused: $isFocused)
      Button("Next") { field = .password }
      Button("Done") {
        field = nil
        isFocused = false
      }
    }
    .onChange(of: field) { _, new in text = new == .name ? "name" : "" }
  }
}

private struct FocusBindingView: View {
  @FocusState.Binding var field: StateField?
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    TextField("Name", text: .constant("")).focused($field, equals: .name).focused(isFocused)
  }
}

private struct StorageViews: View {
  @AppStorage("bool") private var bool = false
  @AppStorage("int") private var int = 0
  @AppStorage("double") private var double = 0.0
  @AppStorage("string") private var string = ""
  @AppStorage("url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("data") private var data = Data()
  @AppStorage("theme") private var theme = StateTheme.light
  @AppStorage("level") private var level = StateLevel.low
  @AppStorage("optionalBool") private var optionalBool: Bool?
  @AppStorage("optionalInt") private var optionalInt: Int?
  @AppStorage("optionalDouble") private var optionalDouble: Double?
  @AppStorage("optionalString") private var optionalString: String?
  @AppStorage("optionalURL") private var optionalURL: URL?
  @AppStorage("optionalDate") private var optionalDate: Date?
  @AppStorage("optionalData") private var optionalData: Data?
  @AppStorage("optionalTheme") private var optionalTheme: StateTheme?
  @AppStorage("optionalLevel") private var optionalLevel: StateLevel?
  @AppStorage("stored", store: UserDefaults(suiteName: "group")) private var stored = true
  @SceneStorage("bool") private var sceneBool = false
  @SceneStorage("int") private var sceneInt = 0
  @SceneStorage("double") private var sceneDouble = 0.0
  @SceneStorage("string") private var sceneString = ""
  @SceneStorage("url") private var sceneURL = URL(fileURLWithPath: "/")
  @SceneStorage("date") private var sceneDate = Date(timeIntervalSinceReferenceDate: 0)
  @SceneStorage("data") private var sceneData = Data()
  @SceneStorage("theme") private var sceneTheme = StateTheme.light
  @SceneStorage("level") private var sceneLevel = StateLevel.low
  @SceneStorage("optionalBool") private var sceneOptionalBool: Bool?
  @SceneStorage("optionalInt") private var sceneOptionalInt: Int?
  @SceneStorage("optionalDouble") private var sceneOptionalDouble: Double?
  @SceneStorage("optionalString") private var sceneOptionalString: String?
  @SceneStorage("optionalURL") private var sceneOptionalURL: URL?
  @SceneStorage("optionalDate") private var sceneOptionalDate: Date?
  @SceneStorage("optionalData") private var sceneOptionalData: Data?
  @SceneStorage("optionalTheme") private var sceneOptionalTheme: StateTheme?
  @SceneStorage("optionalLevel") private var sceneOptionalLevel: StateLevel?

  init() { _int = AppStorage(wrappedValue: 3, "int") }

  var body: some View {
    VStack {
      Toggle("Bool", isOn: $bool)
      TextField("String", text: $sceneString)
      Button("Dark") { theme = .dark }
    }
    .defaultAppStorage(UserDefaults(suiteName: "tests") ?? .standard)
  }
}

private struct MetricViews: View {
  @ScaledMetric private var padding = 8.0
  @ScaledMetric(relativeTo: .title) private var icon: CGFloat = 24
  @ScaledMetric private var float: Float = 1

  var body: some View { Text("Metric").padding(padding).frame(width: icon) }
}

private struct StateCountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

private struct StateTitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[StateCountKey.self] }
    set { self[StateCountKey.self] = newValue }
  }

  fileprivate var title: String? {
    get { self[StateTitleKey.self] }
    set { self[StateTitleKey.self] = newValue }
  }

  @Entry var subtitle: String?
}

private struct FocusedValueViews: View {
  @FocusedValue(\.title) private var title
  @FocusedValue(StateModel.self) private var model
  @FocusedValue(\.count) private var countBinding
  @FocusedBinding(\.count) private var count
  @FocusedObject private var store: StateStore?
  @State private var number = 0

  var body: some View {
    Text(title ?? "")
      .focusedValue(\.title, "Title")
      .focusedValue(\.title, title)
      .focusedValue(\.count, $number)
      .focusedValue(model)
      .focusedSceneValue(\.title, "Title")
      .focusedSceneValue(\.title, title)
      .focusedSceneValue(model)
      .focusedObject(StateStore())
      .focusedObject(store)
      .focusedSceneObject(StateStore())
      .focusedSceneObject(store)
  }

  private func increment() {
    count = (count ?? 0) + 1
    $store?.count.wrappedValue += 1
  }
}

private struct StateColorKey: EnvironmentKey {
  static let defaultValue = Color.red
}

extension EnvironmentValues {
  fileprivate var stateColor: Color {
    get { self[StateColorKey.self] }
    set { self[StateColorKey.self] = newValue }
  }
}

private struct EnvironmentViews: View {
  @Environment(\.stateColor) private var color
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.sizeCategory) private var category
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.scenePhase) private var phase
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentation
  @Environment(\.isPresented) private var isPresented
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.editMode) private var editMode
  @Environment(\.refresh) private var refresh
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      Button("Close") {
        dismiss()
        presentation.wrappedValue.dismiss()
        openWindow(id: "a")
        openWindow(value: 1)
        openWindow(id: "a", value: 1)
        dismissWindow()
        dismissWindow(id: "a")
        dismissWindow(value: 1)
        dismissWindow(id: "a", value: 1)
      }
      Button("Edit") { editMode?.wrappedValue = .active }
      if horizontal == .compact, vertical == .regular { Text("Compact") }
      if editMode?.wrappedValue.isEditing == true { Text("Editing") }
      if category.isAccessibilityCategory || category > .large || size >= .accessibility1 {
        Text("Large")
      }
    }
    .environment(\.stateColor, .blue)
    .environment(\.sizeCategory, .accessibilityLarge)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.defaultMinListRowHeight, 10)
    .environment(\.defaultMinListHeaderHeight, 10)
    .environment(\.editMode, .constant(.active))
    .environment(\.displayScale, 3)
    .environment(\.isLuminanceReduced, true)
    .environment(\.sidebarRowSize, .small)
    .modifier(StateSchemeModifier())
    .refreshable { await refresh?() }
    .onOpenURL { url in print(url) }
  }
}

private struct StateSchemeModifier: EnvironmentalModifier {
  nonisolated func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    StateOpacityModifier(opacity: environment.colorScheme == .dark ? 0.5 : 1)
  }
}

private struct StateOpacityModifier: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

@propertyWrapper
private struct StateCounter: DynamicProperty {
  @State private var count = 0
  @Environment(\.locale) private var locale

  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }

  var projectedValue: Binding<Int> { $count }

  mutating func update() {}
}

private struct StateCounterView: View {
  @StateCounter private var count

  var body: some View {
    Stepper("\(count)", value: $count)
      .onChange(of: count) { print(count) }
    Text("\(count)")
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $0 < $1 }
    Text("\(count)")
      .sensoryFeedback(trigger: count) { old, new in
        old < new ? .increase : .impact(flexibility: .soft)
      }
  }
}
