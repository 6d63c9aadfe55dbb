"""What ends `./copra port` with a message."""


class PortError(Exception):
    """Wrong arguments, or a folder that cannot be ported. The text says what is wrong and what to do."""
