import SwiftUI

final class CellarDelegate: NSObject, UIApplicationDelegate {
  let storage = Storage.preview
}

@main
struct CellarApp: App {
  @UIApplicationDelegateAdaptor(CellarDelegate.self) private var delegate
  private let storage = Storage()

  var body: some Scene {
    WindowGroup {
      BottleList().environment(\.managedObjectContext, storage.container.viewContext)
    }
  }
}
