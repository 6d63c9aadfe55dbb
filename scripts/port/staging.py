"""Makes the folder that a game runs in: its resources, under all names by which it asks for them."""
import shutil
from pathlib import Path

# Files of these kinds are only read, so that links are enough. Other files are copied: a game may open them for writing.
MEDIA = {".png", ".jpg", ".jpeg", ".bmp", ".tga", ".gif", ".webp", ".tif", ".tiff", ".pvr", ".ccz", ".gz", ".ktx", ".dds", ".ttf", ".otf",
         ".ttc", ".mp3", ".ogg", ".wav", ".caf", ".aif", ".aiff", ".m4a", ".mid", ".midi", ".flac", ".mp4", ".avi"}


def _is_current(target, source):
    if source.suffix.lower() in MEDIA:
        return target.is_symlink() and target.readlink() == source
    if target.is_symlink() or not target.is_file():
        return False
    new, old = source.stat(), target.stat()
    return (new.st_size, new.st_mtime_ns) == (old.st_size, old.st_mtime_ns)


def _place(target, source):
    if _is_current(target, source):
        return
    if target.is_symlink() or target.exists():
        target.unlink()
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix.lower() in MEDIA:
        target.symlink_to(source)
    else:
        shutil.copy2(source, target)
        target.chmod(0o644)


def stage(files, folder):
    """Makes `folder` hold exactly `files`, a map from names to paths: links for media, copies of everything else."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in sorted(folder.rglob("*"), reverse=True):
        if old.is_dir() and not old.is_symlink():
            if not any(old.iterdir()):
                old.rmdir()
        elif old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for name, source in files.items():
        target = folder / name
        if any(parent.is_file() for parent in target.parents if folder in parent.parents):
            continue  # a file has the name of a folder
        _place(target, source)


def copy(files, folder):
    """Makes `folder` hold copies of `files`, so that nothing refers to the game's folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in files.items():
        target = Path(folder) / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists():
            shutil.copyfile(source, target)
